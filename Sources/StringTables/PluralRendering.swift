extension PluralText {
    /// What a device shows with string arguments, from which no number can be told: the forms for `other`, with the
    /// numbers marked as meaningless.
    public func renderedPieces(with arguments: [String]) -> [RenderedPiece] {
        if hasWholeForms {
            return variables.first?.formForOther.map {
                FormatString($0.text).renderedPieces(with: arguments)
            } ?? []
        }
        let format = FormatString(expanded(self.format, depth: 0))
        // A variable takes its argument whether its form shows the number or not, so that no argument shifts.
        var fetched: [Int: Int] = [:]
        for number in format.usedArguments { fetched[number] = number - 1 }
        return format.renderedPieces(with: arguments, fetched: fetched)
    }

    /// How deep variables are followed that refer to variables.
    private static let maximumDepth = 4

    /// The text with each variable replaced by its form, in which each specifier names its argument.
    private func expanded(_ text: String, depth: Int) -> String {
        let format = FormatString(text)
        let bytes = Array(text.utf8)
        var result = ""
        var end = 0
        for specifier in format.specifiers {
            guard case .variable(let name) = specifier.conversion, depth < PluralText.maximumDepth,
                let variable = variables.last(where: { $0.name == name }), let form = variable.formForOther
            else { continue }
            result += String(decoding: bytes[end..<specifier.range.lowerBound], as: UTF8.self)
            let number = variable.argumentNumber ?? specifier.argument
            result += expanded(PluralText.numbered(form.text, number), depth: depth + 1)
            end = specifier.range.upperBound
        }
        return result + String(decoding: bytes[end...], as: UTF8.self)
    }

    /// A form whose specifiers without a number show the variable's own argument.
    private static func numbered(_ text: String, _ number: Int) -> String {
        let bytes = Array(text.utf8)
        var result = ""
        var end = 0
        for specifier in FormatString(text).specifiers where !specifier.isPositional {
            result += String(decoding: bytes[end..<specifier.range.lowerBound], as: UTF8.self) + "%\(number)$"
            end = specifier.range.lowerBound + 1
        }
        return result + String(decoding: bytes[end...], as: UTF8.self)
    }
}

extension PluralVariable {
    /// The form for `other`, which every language has; the last one where it is left out.
    fileprivate var formForOther: Form? { forms.first { $0.category == .other } ?? forms.last }
}

extension StringTableValue {
    /// The plural text that a phone shows, if the value is one: of several by device, the one for `iphone`, else `other`.
    public var phonePlural: PluralText? {
        switch self {
        case .plural(let plural): plural
        case .text, .unusable: nil
        case .variations(let variations):
            (variations.first { $0.name == "iphone" } ?? variations.first { $0.name == "other" })?.value.phonePlural
        }
    }
}
