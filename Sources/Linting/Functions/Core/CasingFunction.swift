import SourceTree

/// Spectral's `casing`: a text is written as one of the usual styles of names.
struct CasingFunction: RuleFunction {
    static let name = "casing"

    private enum Style: String, CaseIterable {
        case flat, camel, pascal, kebab, cobol, snake, macro

        /// The character between words, if the style has one.
        var joint: Character? {
            switch self {
            case .flat, .camel, .pascal: nil
            case .kebab, .cobol: "-"
            case .snake, .macro: "_"
            }
        }

        var isUpperCase: Bool { self == .cobol || self == .macro }
    }

    private let style: Style
    private let allowsDigits: Bool
    private let separator: Character?
    private let allowsLeadingSeparator: Bool

    init(options: inout OptionReader) {
        let type = options.choice("type", of: Style.self)
        if type == nil, options.faults.isEmpty {
            options.fault("“casing” needs “type”: \(Style.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        style = type ?? .flat
        allowsDigits = options.boolean("disallowDigits") != true
        let node = options.node("separator")
        let character = node?["char"]
        separator = character?.text.first
        allowsLeadingSeparator = node?["allowLeading"]?.boolean ?? false
        if let node {
            for member in node.members where member.name != "char" && member.name != "allowLeading" {
                options.fault("“separator” knows “char” and “allowLeading” only.", at: member.key)
            }
            if let leading = node["allowLeading"], leading.boolean == nil {
                options.fault("“allowLeading” is true or false; this is \(leading.kind.described).", at: leading)
            }
            if character?.string?.count != 1 { options.fault("“separator” needs “char”: one character.", at: node) }
        }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, let text = value.string, !text.isEmpty, !isWellCased(text) else { return }
        report(Problem("\(subject.called) must be \(style.rawValue) case; it is \(value.quoted).", at: subject.place))
    }

    private func isWellCased(_ text: String) -> Bool {
        var rest = text[...]
        if let separator, allowsLeadingSeparator, rest.first == separator {
            rest.removeFirst()
            if rest.isEmpty { return true }
        }
        guard let separator else { return isStyled(rest) }
        return rest.split(separator: separator, omittingEmptySubsequences: false).allSatisfy { isStyled($0) }
    }

    private func isStyled(_ text: Substring) -> Bool {
        guard let joint = style.joint else { return isWord(text, isFirst: true) }
        let words = text.split(separator: joint, omittingEmptySubsequences: false)
        return words.enumerated().allSatisfy { isWord($0.element, isFirst: $0.offset == 0) }
    }

    private func isWord(_ word: Substring, isFirst: Bool) -> Bool {
        guard let first = word.unicodeScalars.first else { return false }
        let lower = "a"..."z" as ClosedRange<Unicode.Scalar>
        let upper = "A"..."Z" as ClosedRange<Unicode.Scalar>
        let digits = "0"..."9" as ClosedRange<Unicode.Scalar>
        let letters = style.isUpperCase ? upper : lower
        switch style {
        case .camel where !lower.contains(first), .pascal where !upper.contains(first): return false
        case .flat, .kebab, .snake, .cobol, .macro:
            guard !isFirst || letters.contains(first) else { return false }
        default: break
        }
        let mixesCases = style == .camel || style == .pascal
        if mixesCases, hasCapitalsInARow(word) { return false }
        return word.unicodeScalars.allSatisfy { scalar in
            (mixesCases ? lower.contains(scalar) || upper.contains(scalar) : letters.contains(scalar))
                || (allowsDigits && digits.contains(scalar))
        }
    }

    /// As in Spectral, a capital begins a new part of the word, so that another one right behind it, as in `orderID`,
    /// leaves that part empty. Only at the start and the end a capital may stand alone.
    private func hasCapitalsInARow(_ word: Substring) -> Bool {
        let scalars = Array(word.unicodeScalars)
        let isCapital = scalars.map { ("A"..."Z" as ClosedRange<Unicode.Scalar>).contains($0) }
        return scalars.indices.dropFirst(2).contains { isCapital[$0] && isCapital[$0 - 1] }
    }
}
