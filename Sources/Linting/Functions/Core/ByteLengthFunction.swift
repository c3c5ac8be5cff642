import SourceTree

/// The UTF-8 bytes of a text lie between two bounds.
struct ByteLengthFunction: ScalarFunction {
    static let name = "byteLength"

    private let bounds: Bounds

    init(options: inout OptionReader) {
        bounds = Bounds(of: ByteLengthFunction.name, &options)
    }

    func accepts(_ index: Int, in view: TreeView) -> Bool {
        view.kind(index) != .string || bounds.contain(view.withText(index) { $0.count })
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, let text = value.string else { return }
        bounds.check(text.utf8.count, subject, unit: "bytes", report: report)
    }
}
