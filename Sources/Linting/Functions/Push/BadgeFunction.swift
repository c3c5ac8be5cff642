import SourceTree

/// Whether a badge is a whole number from 0 on.
struct BadgeFunction: ScalarFunction {
    static let name = "badge"

    init(options: inout OptionReader) {}

    func accepts(_ index: Int, in view: TreeView) -> Bool {
        guard view.kind(index) == .number, let text = view.plainText(index) else { return false }
        return text.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value else { return }
        if let whole = value.integer, whole >= 0 { return }
        if let number = value.number {
            if number.isWhole, !number.isNegative { return }
            return report(
                Problem("“badge” is a whole number, 0 or more; it is \(value.text.shortened).", at: value))
        }
        let isScalar = value.kind == .string || value.kind == .boolean
        report(
            Problem(
                "“badge” is a whole number, 0 or more; it is \(value.kind.described)\(isScalar ? ", \(value.quoted)" : "").",
                at: value, fix: fix(value)))
    }

    /// The number in a text of digits, as everyone reads it.
    private func fix(_ value: Node) -> Fix? {
        guard let text = value.string, (1...9).contains(text.utf8.count),
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            text == "0" || !text.hasPrefix("0")
        else { return nil }
        return Fix.writing(text, inPlaceOf: value, title: "Write the number")
    }
}
