import SourceTree

/// Looks for what is wrong in a plural text by itself.
struct PluralCheck {
    private(set) var faults: [TableFault] = []
    private let plural: PluralText
    private let pointer: JSONPointer
    private let language: String?
    private let rules: PluralRules?

    init(_ plural: PluralText, pointer: JSONPointer, language: String?) {
        self.plural = plural
        self.pointer = pointer
        self.language = language
        rules = language.flatMap { PluralRules(language: $0) }
        checkReferences()
        for variable in plural.variables {
            checkCategories(of: variable)
            if plural.hasWholeForms {
                checkAgreement(of: variable.forms)
            } else {
                checkValueType(of: variable)
            }
        }
    }

    // MARK: Variables

    private mutating func checkReferences() {
        let known = Set(plural.variables.map(\.name))
        var used: Set<String> = []
        let texts = [plural.format] + plural.variables.flatMap { $0.forms.map(\.text) }
        for (index, text) in texts.enumerated() {
            used.formUnion(PluralCheck.references(in: text))
            guard index == 0 else { continue }
            for specifier in FormatString(text).specifiers {
                guard case .variable(let name) = specifier.conversion, !known.contains(name) else { continue }
                let nearest = known.count == 1 ? known.first.map { " Is “\($0)” meant?" } ?? "" : ""
                report(
                    .stringsDictionaryStructure, .error,
                    "The format refers to the variable “\(name)”, which the entry does not have.\(nearest)",
                    at: plural.formatRange, pointer)
            }
        }
        for variable in plural.variables where !used.contains(variable.name) {
            report(
                .stringsDictionaryStructure, .warning,
                "No text refers to the variable “\(variable.name)”; the format would need “%#@\(variable.name)@”.",
                at: variable.range, variable.pointer)
        }
    }

    /// The names between `#@` and `@`. A name may hold a dot, which ends it for the formatter's own scan.
    private static func references(in text: String) -> [String] {
        let bytes = text.utf8
        guard bytes.contains(UInt8(ascii: "#")) else { return [] }
        var names: [String] = []
        var rest = bytes[...]
        while let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
            rest = rest[bytes.index(after: mark)...]
            guard rest.first == UInt8(ascii: "@") else { continue }
            rest.removeFirst()
            guard let end = rest.firstIndex(of: UInt8(ascii: "@")) else { break }
            names.append(String(Substring(rest[..<end])))
        }
        return names
    }

    // MARK: Categories

    private mutating func checkCategories(of variable: PluralVariable) {
        let present = Set(variable.forms.map(\.category))
        let named = language ?? ""
        if !present.contains(.other), rules.map({ $0.required.contains(.other) }) ?? true {
            report(
                .pluralCategories, .error,
                "The variable “\(variable.name)” has no form “other”, which every number without a form of its own needs.",
                at: variable.range, variable.pointer)
        }
        guard let rules else { return }
        let missing = rules.required.subtracting(present).subtracting([.other])
        if !missing.isEmpty {
            report(
                .pluralCategories, .warning,
                "The language “\(named)” also uses \(PluralCheck.list(missing)); such numbers get the form “other”.",
                at: variable.range, variable.pointer)
        }
        // A device honours “zero” in every language.
        let useless = present.subtracting(rules.required).subtracting(rules.optional).subtracting([.zero, .other])
        for form in variable.forms where useless.contains(form.category) {
            report(
                .pluralCategories, .info,
                "The language “\(named)” never uses the form “\(form.category.rawValue)”.", at: form.range, form.pointer
            )
        }
    }

    private static func list(_ categories: Set<PluralCategory>) -> String {
        let names = PluralCategory.allCases.filter(categories.contains).map { "“\($0.rawValue)”" }
        guard names.count > 1 else { return "the form " + names.joined() }
        return "the forms " + names.dropLast().joined(separator: ", ") + " and " + names.suffix(1).joined()
    }

    // MARK: Value type

    private mutating func checkValueType(of variable: PluralVariable) {
        guard let valueType = variable.valueType else {
            return report(
                .pluralValueType, .warning,
                "The variable “\(variable.name)” does not say which kind of number chooses its form; give its "
                    + "NSStringFormatValueTypeKey, such as “d”.", at: variable.range, variable.pointer)
        }
        let type = FormatString("%" + valueType)
        guard type.specifiers.count == 1, let wanted = type.specifiers.first,
            wanted.range.upperBound == valueType.utf8.count + 1
        else {
            return report(
                .pluralValueType, .error,
                "“\(valueType)” is no value type; it is a format specifier without its percent sign, such as “d”, “lld” or "
                    + "“lu”.", at: variable.range, variable.pointer)
        }
        for form in variable.forms {
            guard let specifier = ownSpecifier(in: form.text, of: variable), specifier.conversion != wanted.conversion,
                !specifier.looksLikePercentSign
            else { continue }
            report(
                .pluralValueType, .error,
                "“\(specifier.written)” stands where the variable's number is shown, whose value type is “\(valueType)”; "
                    + "the form needs “%\(valueType)”.", at: form.range, form.pointer)
        }
    }

    /// Forms that are whole texts read each argument as the same kind of value.
    private mutating func checkAgreement(of forms: [PluralVariable.Form]) {
        guard let model = forms.first(where: { $0.category == .other }) ?? forms.last else { return }
        let wanted = ArgumentUse(FormatString(model.text)).conversions
        for form in forms where form.category != model.category {
            let own = ArgumentUse(FormatString(form.text))
            for number in own.arguments {
                guard let kind = wanted[number], let ownKind = own.conversions[number], kind != ownKind else {
                    continue
                }
                report(
                    .pluralValueType, .error,
                    "The form “\(form.category.rawValue)” takes argument \(number) as \(ownKind.expectation), and the form "
                        + "“\(model.category.rawValue)” as \(kind.expectation).", at: form.range, form.pointer)
            }
        }
    }

    /// The specifier that shows the variable's own number: the first one without argument number, or the one that has the
    /// variable's. Others show further arguments of the call.
    private func ownSpecifier(in text: String, of variable: PluralVariable) -> FormatSpecifier? {
        let specifiers = FormatString(text).specifiers
        if let first = specifiers.first(where: { !$0.isPositional }) {
            if case .variable = first.conversion { return nil }
            return first
        }
        let number = FormatString(plural.format).specifiers.first {
            $0.conversion == .variable(variable.name)
        }?.argument
        return specifiers.first { $0.isPositional && $0.argument == (variable.argumentNumber ?? number) }
    }

    private mutating func report(
        _ rule: TableFault.Rule, _ seriousness: TableFault.Seriousness, _ message: String, at range: Range<Int>,
        _ pointer: JSONPointer
    ) {
        faults.append(TableFault(rule, seriousness, message, at: range, pointer: pointer))
    }
}
