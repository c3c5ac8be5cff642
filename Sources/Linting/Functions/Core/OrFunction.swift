import SourceTree

/// Spectral's `or`: an object has at least one of the properties.
struct OrFunction: RuleFunction {
    static let name = "or"

    private let properties: [String]

    init(options: inout OptionReader) {
        properties = options.strings("properties") ?? []
        if properties.count < 2 { options.fault("“or” needs “properties”: two or more keys.") }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, value.kind == .object,
            !properties.contains(where: { value.member($0) != nil })
        else { return }
        let list = properties.map { "“\($0)”" }.joined(separator: ", ")
        report(Problem("At least one of \(list) must be there.", at: subject.place))
    }
}
