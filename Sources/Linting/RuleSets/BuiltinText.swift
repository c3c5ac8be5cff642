/// The text of a built-in rule set, cut down to what a run of lint needs.
enum BuiltinText {
    private static let examples = Array("    examples:".utf8)

    /// The text without the examples of its rules, which are most of it: reading them would show in each start.
    ///
    /// It counts on the layout of the files in `rules/`: `examples` stands four columns in, and all that belongs to it
    /// stands further in.
    static func withoutExamples(_ bytes: [UInt8]) -> [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count / 2)
        var isInExamples = false
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if isInExamples {
                let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
                if indent == line.count || indent > 4 { continue }
                isInExamples = false
            }
            if line.starts(with: examples) {
                isInExamples = true
                continue
            }
            kept += line
            kept.append(UInt8(ascii: "\n"))
        }
        return kept
    }
}
