import SourceTree

/// Spectral's `typedEnum`: each value in an object's `enum` is of the object's `type`.
struct TypedEnumFunction: RuleFunction {
    static let name = "typedEnum"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, let type = value["type"], let values = value["enum"] else { return }
        let types = type.kind == .array ? type.elements.map(\.text) : [type.text]
        for element in values.elements where !types.contains(where: { matches(element, $0) }) {
            report(
                Problem(
                    "\(element.quoted) is \(element.kind.described), but “type” says \(types.joined(separator: " or ")).",
                    at: element))
        }
    }

    private func matches(_ value: Node, _ type: String) -> Bool {
        switch type {
        case "null": value.kind == .null
        case "boolean": value.kind == .boolean
        case "number": value.kind == .number
        case "integer": value.number?.isWhole ?? false
        case "string": value.kind == .string
        case "array": value.kind == .array
        case "object": value.kind == .object
        default: true
        }
    }
}
