/// What a text makes of the arguments that it is given, for comparing the texts of two languages.
///
/// Percent signs that form a specifier by chance (`50% off`) take no part.
public struct ArgumentUse: Sendable, Hashable {
    /// For each argument's number, counted from 1, what the text reads it as.
    public private(set) var conversions: [Int: FormatConversion] = [:]
    /// Whether the text reads one argument as two kinds of value.
    public private(set) var contradictsItself = false

    /// Nil where it cannot be told: a value that is no text, or plural forms that count their arguments by themselves.
    public init?(_ value: StringTableValue) {
        switch value {
        case .text(let text): self.init(FormatString(text))
        case .plural(let plural): self.init(plural)
        case .variations:
            guard let text = value.phoneText else { return nil }
            self.init(FormatString(text))
        case .unusable: return nil
        }
    }

    /// What arguments a text takes.
    public init(_ format: FormatString) {
        noteAll(in: format)
    }

    private mutating func noteAll(in format: FormatString) {
        // Those without a number count as they would if the percent signs were escaped.
        var takenByChance = 0
        for specifier in format.specifiers {
            let count = specifier.isPositional ? 0 : takenByChance
            if specifier.looksLikePercentSign {
                takenByChance += 1 + specifier.sizeArguments.count
                continue
            }
            note(specifier.conversion, for: specifier.argument - count)
            for argument in specifier.sizeArguments { note(.integer, for: argument) }
        }
    }

    /// The numbers of the arguments in use, ascending.
    public var arguments: [Int] { conversions.keys.sorted() }

    // MARK: Plural texts

    private init?(_ plural: PluralText) {
        if plural.hasWholeForms {
            for form in plural.variables.flatMap(\.forms) { noteAll(in: FormatString(form.text)) }
            return
        }
        let format = FormatString(plural.format)
        for specifier in format.specifiers where !specifier.looksLikePercentSign {
            guard case .variable(let name) = specifier.conversion else {
                note(specifier.conversion, for: specifier.argument)
                continue
            }
            guard let variable = plural.variables.last(where: { $0.name == name }) else { return nil }
            let number = variable.argumentNumber ?? specifier.argument
            for form in variable.forms where !take(form) { return nil }
            // Where a form reads the number otherwise, it is another rule's matter.
            if conversions[number] == nil { conversions[number] = ArgumentUse.conversion(of: variable) }
        }
    }

    /// The kind of number that chooses the form; a wrong value type is another rule's matter.
    private static func conversion(of variable: PluralVariable) -> FormatConversion {
        let specifiers = FormatString("%" + (variable.valueType ?? "d")).specifiers
        return specifiers.first?.conversion ?? .integer
    }

    /// Notes the numbered specifiers of a form. One without a number shows the form's own number, and a second one
    /// something that depends on how often the variable was expanded.
    ///
    /// - Returns: false where it cannot be told which arguments the form uses.
    private mutating func take(_ form: PluralVariable.Form) -> Bool {
        var unnumbered = 0
        for specifier in FormatString(form.text).specifiers where !specifier.looksLikePercentSign {
            if case .variable = specifier.conversion { return false }
            if specifier.isPositional {
                note(specifier.conversion, for: specifier.argument)
            } else {
                unnumbered += 1
            }
        }
        return unnumbered <= 1
    }

    private mutating func note(_ conversion: FormatConversion, for argument: Int) {
        if let known = conversions[argument], known != conversion { contradictsItself = true }
        conversions[argument] = conversions[argument] ?? conversion
    }
}
