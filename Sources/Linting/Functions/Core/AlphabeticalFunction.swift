import SourceTree

/// Spectral's `alphabetical`: keys, or elements, stand in alphabetical order; with `keyedBy` objects in an array by one
/// of their values. Texts compare by Unicode scalar, numbers by value.
struct AlphabeticalFunction: RuleFunction {
    static let name = "alphabetical"

    private let keyedBy: String?

    init(options: inout OptionReader) {
        keyedBy = options.string("keyedBy")
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value else { return }
        let entries: [(place: Node, sorted: Node)]
        switch value.kind {
        case .object where keyedBy == nil: entries = value.members.map { ($0.key, $0.key) }
        case .array:
            entries = value.elements.compactMap { element in
                guard let keyedBy else { return (element, element) }
                return element[keyedBy].map { (element, $0) }
            }
        default: return
        }
        let kinds = Set(entries.map(\.sorted.kind))
        guard kinds.count <= 1, kinds.isSubset(of: [.string, .number]) else {
            report(Problem("\(subject.called) mixes kinds of values, which have no common order.", at: subject.place))
            return
        }
        for (earlier, later) in zip(entries, entries.dropFirst()) where isBefore(later.sorted, earlier.sorted) {
            report(
                Problem(
                    "\(later.sorted.quoted) must stand before \(earlier.sorted.quoted): the order is alphabetical.",
                    at: earlier.place))
            return
        }
    }

    private func isBefore(_ left: Node, _ right: Node) -> Bool {
        if let left = left.number, let right = right.number { return left < right }
        return left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
    }
}
