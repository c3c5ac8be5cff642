/// The difference between two versions of a file, as `git apply` and `patch` read it (POSIX, "diff", unified format).
public struct UnifiedDiff {
    /// How many unchanged lines are shown around a change.
    private static let context = 3

    private let name: String
    private let difference: LineDifference

    /// - Parameter name: the file's path, as it is shown.
    public init(name: String, before: [UInt8], after: [UInt8]) {
        self.name = name
        difference = LineDifference(before, after)
    }

    /// The bytes of the diff; empty when both versions are the same.
    public var bytes: [UInt8] {
        let hunks = groups()
        guard !hunks.isEmpty else { return [] }
        var bytes = Array("--- \(UnifiedDiff.path("a/" + name))\n+++ \(UnifiedDiff.path("b/" + name))\n".utf8)
        for hunk in hunks { bytes += text(of: hunk) }
        return bytes
    }

    // MARK: Hunks

    /// The changes, those together that are no further apart than what is shown around them.
    private func groups() -> [ArraySlice<LineDifference.Change>] {
        let changes = difference.changes
        var groups: [ArraySlice<LineDifference.Change>] = []
        var start = changes.startIndex
        for index in changes.indices {
            let next = index + 1
            if next == changes.count
                || changes[next].old.lowerBound - changes[index].old.upperBound > 2 * UnifiedDiff.context
            {
                groups.append(changes[start..<next])
                start = next
            }
        }
        return groups
    }

    private func text(of changes: ArraySlice<LineDifference.Change>) -> [UInt8] {
        guard let first = changes.first, let last = changes.last else { return [] }
        let leading = min(UnifiedDiff.context, first.old.lowerBound)
        let trailing = min(UnifiedDiff.context, difference.old.count - last.old.upperBound)
        let old = first.old.lowerBound - leading..<last.old.upperBound + trailing
        let new = first.new.lowerBound - leading..<last.new.upperBound + trailing
        var bytes = Array("@@ -\(UnifiedDiff.range(old)) +\(UnifiedDiff.range(new)) @@\n".utf8)
        var position = old.lowerBound
        for change in changes {
            for line in difference.old[position..<change.old.lowerBound] { UnifiedDiff.add(" ", line, to: &bytes) }
            for line in difference.old[change.old] { UnifiedDiff.add("-", line, to: &bytes) }
            for line in difference.new[change.new] { UnifiedDiff.add("+", line, to: &bytes) }
            position = change.old.upperBound
        }
        for line in difference.old[position..<old.upperBound] { UnifiedDiff.add(" ", line, to: &bytes) }
        return bytes
    }

    private static func add(_ mark: Character, _ line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        bytes += String(mark).utf8
        bytes += line
        if line.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
    }

    /// The first line and the number of lines; for none, the line before.
    private static func range(_ lines: Range<Int>) -> String {
        let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
        return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
    }

    // MARK: Names

    /// A path as a diff's header has it: in quotes and escaped like a C string where it must be, as git does it, and
    /// with a tab behind it where a blank could be taken for its end.
    private static func path(_ path: String) -> String {
        let mustBeQuoted = path.unicodeScalars.contains {
            $0.value < 0x20 || $0 == "\"" || $0 == "\\" || $0 == "\u{7F}"
        }
        guard mustBeQuoted else { return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path }
        var quoted = "\""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            case "\u{0}"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 8)
                quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
