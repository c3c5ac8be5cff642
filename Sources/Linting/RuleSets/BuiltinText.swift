/// The text of a built-in rule set, cut down to what a run of lint needs.
enum BuiltinText {
    /// What a rule says of itself for people who ask for it.
    static let leftOut = ["examples", "why", "references"]

    private static let headings = leftOut.map { Array("    \($0):".utf8) }

    /// The text without what explains its rules, which is most of it: reading that would show in each start.
    ///
    /// It counts on the layout of the files in `rules/`: a rule's keys stand four columns in, and all that belongs to
    /// one stands further in.
    static func withoutExplanations(_ bytes: [UInt8]) -> [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count / 2)
        var isLeftOut = false
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if isLeftOut {
                let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
                if indent == line.count || indent > 4 { continue }
                isLeftOut = false
            }
            if headings.contains(where: { line.starts(with: $0) }) {
                isLeftOut = true
                continue
            }
            kept += line
            kept.append(UInt8(ascii: "\n"))
        }
        return kept
    }
}
