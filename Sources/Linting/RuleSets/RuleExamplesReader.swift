import SourceTree

/// Reads the examples of a rule.
struct RuleExamplesReader {
    private(set) var faults: [RuleSetFault] = []

    private static let exampleKeys = ["payload", "configuration", "files"]

    mutating func read(_ value: Node) -> RuleExamples {
        var examples = RuleExamples()
        guard value.kind == .object else {
            fault("“examples” holds two lists, “valid” and “invalid”.", value)
            return examples
        }
        for member in value.members {
            switch member.name {
            case "valid": examples.valid = readList(member.value)
            case "invalid": examples.invalid = readList(member.value)
            default: faults.append(.unknown(member.key, "key", among: ["valid", "invalid"]))
            }
        }
        return examples
    }

    private mutating func readList(_ value: Node) -> [RuleExample] {
        guard value.kind == .array else {
            fault("“\(value.pointer.tokens.last ?? "")” is a list of examples.", value)
            return []
        }
        return value.elements.compactMap { readExample($0) }
    }

    private mutating func readExample(_ value: Node) -> RuleExample? {
        if value.kind == .string {
            return RuleExample(payload: value.text, configuration: nil, files: [], place: value)
        }
        guard value.kind == .object else {
            fault("An example is a payload's text, or a mapping with “payload”, “configuration” and “files”.", value)
            return nil
        }
        for member in value.members where !RuleExamplesReader.exampleKeys.contains(member.name) {
            faults.append(.unknown(member.key, "key", among: RuleExamplesReader.exampleKeys))
        }
        let files = value["files"].map { $0.members.map { ($0.name, $0.value.text) } } ?? []
        return RuleExample(
            payload: value["payload"]?.string, configuration: value["configuration"], files: files, place: value)
    }

    private mutating func fault(_ message: String, _ node: Node) {
        faults.append(RuleSetFault(message, at: node))
    }
}
