import SourceTree

/// Spectral's `length`: the UTF-16 units of a text, the elements of an array, the keys of an object, or a number's own
/// value, lie between two bounds, both included.
struct LengthFunction: ScalarFunction {
    static let name = "length"

    private let bounds: Bounds

    init(options: inout OptionReader) {
        bounds = Bounds(of: LengthFunction.name, &options)
    }

    func accepts(_ index: Int, in view: TreeView) -> Bool {
        switch view.kind(index) {
        case .string: bounds.contain(view.withText(index) { String(decoding: $0, as: UTF8.self).utf16.count })
        case .number: view.number(index).map { bounds.contain($0) } ?? false
        default: true
        }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value else { return }
        switch value.kind {
        case .string:
            bounds.check(value.text.utf16.count, subject, unit: "UTF-16 units", report: report)
        case .array: bounds.check(value.count, subject, unit: "elements", report: report)
        case .object: bounds.check(value.count, subject, unit: "keys", report: report)
        case .number:
            if let number = value.number { bounds.check(number, text: value.text, subject, report: report) }
        case .null, .boolean: break
        }
    }
}
