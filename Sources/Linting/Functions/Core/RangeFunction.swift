import SourceTree

/// A number lies between two bounds.
struct RangeFunction: ScalarFunction {
    static let name = "range"

    private let bounds: Bounds

    init(options: inout OptionReader) {
        bounds = Bounds(of: RangeFunction.name, &options)
    }

    func accepts(_ index: Int, in view: TreeView) -> Bool {
        view.kind(index) != .number || view.number(index).map { bounds.contain($0) } ?? false
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, let number = value.number else { return }
        bounds.check(number, text: value.text, subject, report: report)
    }
}
