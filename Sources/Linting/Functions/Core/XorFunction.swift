import SourceTree

/// Spectral's `xor`: an object has exactly one of the properties.
struct XorFunction: RuleFunction {
    static let name = "xor"

    private let properties: [String]

    init(options: inout OptionReader) {
        properties = options.strings("properties") ?? []
        if properties.count < 2 { options.fault("“xor” needs “properties”: two or more keys.") }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, value.kind == .object else { return }
        let present = properties.filter { value.member($0) != nil }
        guard present.count != 1 else { return }
        let list = properties.map { "“\($0)”" }.joined(separator: ", ")
        let found =
            present.isEmpty ? "none is there" : "\(present.map { "“\($0)”" }.joined(separator: " and ")) are there"
        report(Problem("Exactly one of \(list) must be there; \(found).", at: subject.place))
    }
}
