import SourceTree
import Workspace

/// Reads the `ignore` of a configuration.
struct IgnoreReader {
    private static let keys = ["rule", "files", "pointer", "reason", "until"]

    private let folder: Path
    private(set) var faults: [RuleSetFault] = []

    init(folder: Path) {
        self.folder = folder
    }

    mutating func read(_ value: Node) -> [IgnoreEntry] {
        guard value.kind == .array else {
            fault(
                "“ignore” is a list; each entry has a “rule”, “files” or a “pointer”, and a “reason”.", value)
            return []
        }
        return value.elements.compactMap { readEntry($0) }
    }

    private mutating func readEntry(_ entry: Node) -> IgnoreEntry? {
        guard entry.kind == .object else {
            fault(
                "An entry of “ignore” is a mapping with a “rule”, “files” or a “pointer”, and a “reason”; this is "
                    + "\(entry.kind.described).", entry)
            return nil
        }
        for member in entry.members where !IgnoreReader.keys.contains(member.name) {
            faults.append(.unknown(member.key, "key of an “ignore” entry", among: IgnoreReader.keys))
        }
        let rules = readRules(entry)
        let reason = readReason(entry)
        let globs = entry["files"].map { readGlobs($0) }
        let pointer = entry["pointer"].flatMap { readPointer($0) }
        let until = entry["until"].flatMap { readUntil($0) }
        if entry["files"] == nil, entry["pointer"] == nil {
            fault(
                "This entry names neither “files” nor a “pointer”, and would ignore the rule everywhere. Name them, or "
                    + "switch the rule off under “rules”.", entry)
            return nil
        }
        guard let rules, let reason else { return nil }
        return IgnoreEntry(
            rules: rules, globs: globs, folder: folder, pointer: pointer, reason: reason, until: until, place: entry)
    }

    private mutating func readRules(_ entry: Node) -> [Node]? {
        guard let value = entry["rule"] else {
            fault("An entry of “ignore” names the “rule” whose findings it is about.", entry)
            return nil
        }
        return texts(value, "rule")
    }

    private mutating func readReason(_ entry: Node) -> String? {
        guard let value = entry["reason"] else {
            fault("An entry of “ignore” says why, as its “reason”.", entry)
            return nil
        }
        guard value.kind == .string, value.text.contains(where: { !$0.isWhitespace }) else {
            fault("“reason” is a text that says why the findings are ignored.", value)
            return nil
        }
        return value.text
    }

    private mutating func readGlobs(_ value: Node) -> [Glob] {
        (texts(value, "files") ?? []).compactMap { node in
            do throws(GlobFault) {
                return try Glob(below: node.text)
            } catch {
                fault("“\(node.text)” is no path or glob: \(error.message)", node)
                return nil
            }
        }
    }

    private mutating func readPointer(_ value: Node) -> JSONPointer? {
        if value.kind == .string, !value.text.isEmpty, let pointer = JSONPointer(value.text) { return pointer }
        fault(
            "“pointer” is a JSON Pointer in the file, as reports have it; one looks like /aps/alert/title. This is "
                + "\(value.quoted).", value)
        return nil
    }

    private mutating func readUntil(_ value: Node) -> (CalendarDate, Node)? {
        if let date = CalendarDate(value.text) { return (date, value) }
        fault("“until” is the last day on which the entry counts, such as 2027-01-31; this is \(value.quoted).", value)
        return nil
    }

    private mutating func texts(_ value: Node, _ key: String) -> [Node]? {
        let nodes = value.kind == .string ? [value] : Array(value.elements)
        guard value.kind == .string || value.kind == .array, !nodes.isEmpty, nodes.allSatisfy({ $0.kind == .string })
        else {
            fault("“\(key)” is a text or a list of texts; this is \(value.kind.described).", value)
            return nil
        }
        return nodes
    }

    private mutating func fault(_ message: String, _ node: Node) {
        faults.append(RuleSetFault(message, at: node))
    }
}
