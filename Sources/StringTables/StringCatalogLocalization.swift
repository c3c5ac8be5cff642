import SourceTree

/// Reads what a catalog has for one key in one language.
struct StringCatalogLocalization {
    /// What a localization compiles to.
    struct Content {
        let value: StringTableValue
        let range: Range<Int>
        let pointer: JSONPointer
        let state: TranslationState?
    }

    private(set) var faults: [TableFault] = []
    private let node: Node
    private let language: String
    private let pointer: JSONPointer

    init(_ node: Node, language: String, pointer: JSONPointer) {
        self.node = node
        self.language = language
        self.pointer = pointer
    }

    /// Nil for a localization without any text, which is not compiled.
    mutating func read() -> Content? {
        guard node.kind == .object else {
            report("A localization is an object, not \(node.kind.described).", at: node, pointer)
            return nil
        }
        guard let content = content(of: node, pointer, depth: 0) else {
            if node["stringUnit"] == nil, node["variations"] == nil {
                report(
                    "The localization has neither “stringUnit” nor “variations”, and is left out.", .info, at: node,
                    pointer)
            }
            return nil
        }
        guard let substitutions = node["substitutions"], substitutions.kind == .object else { return content }
        return substituted(content, substitutions)
    }

    // MARK: Parts

    private mutating func content(of node: Node, _ pointer: JSONPointer, depth: Int) -> Content? {
        if let unit = node["stringUnit"] { return text(unit, pointer.appending("stringUnit")) }
        guard let variations = node["variations"], variations.kind == .object else { return nil }
        let place = pointer.appending("variations")
        guard depth < 4 else {
            report("Variations stand more than four deep, which no catalog needs.", at: variations, place)
            return nil
        }
        if let plural = variations["plural"] { return pluralContent(plural, place.appending("plural")) }
        if let device = variations["device"] { return deviceContent(device, place.appending("device"), depth) }
        for member in variations.members {
            report(
                "“\(member.name)” is no kind of variation; known are “plural” and “device”.", .warning, at: member.key,
                place.appending(member.name))
        }
        return nil
    }

    private mutating func text(_ unit: Node, _ pointer: JSONPointer) -> Content? {
        let state = state(of: unit, pointer)
        guard let value = unit["value"], let text = value.string else {
            if state != .new { report("The “stringUnit” has no text as its “value”.", at: unit, pointer) }
            return nil
        }
        return Content(
            value: .text(text), range: value.range, pointer: pointer.appending("value"), state: state)
    }

    private mutating func state(of unit: Node, _ pointer: JSONPointer) -> TranslationState? {
        guard let node = unit["state"], let written = node.string else { return nil }
        guard let state = TranslationState(rawValue: written) else {
            report(
                "“\(written)” is no state of a translation; these are new, translated and needs_review.", .warning,
                at: node,
                pointer.appending("state"))
            return nil
        }
        return state
    }

    private mutating func pluralContent(_ plural: Node, _ pointer: JSONPointer) -> Content? {
        let (forms, state) = forms(of: plural, pointer)
        guard !forms.isEmpty else { return nil }
        // The compiler makes up a variable's name; its type is that of the first number in the forms.
        let variable = PluralVariable(
            name: StringCatalogLocalization.madeUpName, valueType: valueType(in: forms), forms: forms,
            range: plural.range,
            pointer: pointer)
        let format = PluralText(
            format: "%#@\(StringCatalogLocalization.madeUpName)@", formatRange: plural.range, variables: [variable],
            hasWholeForms: true)
        check(format, pointer)
        return Content(value: .plural(format), range: plural.range, pointer: pointer, state: state)
    }

    private static let madeUpName = "value"

    private func valueType(in forms: [PluralVariable.Form]) -> String {
        for form in forms.reversed() {
            for specifier in FormatString(form.text).specifiers where specifier.conversion == .integer {
                return specifier.lengthModifier + specifier.written.suffix(1)
            }
        }
        return "lld"
    }

    private mutating func forms(
        of plural: Node, _ pointer: JSONPointer
    ) -> (forms: [PluralVariable.Form], state: TranslationState?) {
        var forms: [PluralVariable.Form] = []
        var state: TranslationState?
        for member in plural.members {
            let place = pointer.appending(member.name)
            guard let category = PluralCategory(rawValue: member.name) else {
                report(
                    "“\(member.name)” is no plural category; these are zero, one, two, few, many and other.",
                    at: member.key,
                    place)
                continue
            }
            guard let unit = member.value["stringUnit"],
                let content = text(unit, place.appending("stringUnit")), case .text(let text) = content.value
            else { continue }
            state = state == nil || state == .translated ? content.state : state
            forms.append(
                PluralVariable.Form(category: category, text: text, range: content.range, pointer: content.pointer))
        }
        return (forms, state)
    }

    private mutating func deviceContent(_ device: Node, _ pointer: JSONPointer, _ depth: Int) -> Content? {
        var variations: [StringTableValue.Variation] = []
        var state: TranslationState?
        for member in device.members {
            if !DeviceNames.all.contains(member.name) {
                report(DeviceNames.message(for: member.name), .warning, at: member.key, pointer.appending(member.name))
            }
            guard let content = content(of: member.value, pointer.appending(member.name), depth: depth + 1) else {
                continue
            }
            state = state == nil || state == .translated ? content.state : state
            variations.append(
                StringTableValue.Variation(
                    name: member.name, value: content.value, range: content.range, pointer: content.pointer))
        }
        guard !variations.isEmpty else { return nil }
        return Content(value: .variations(variations), range: device.range, pointer: pointer, state: state)
    }

    // MARK: Substitutions

    private mutating func substituted(_ content: Content, _ substitutions: Node) -> Content {
        guard case .text(let format) = content.value else { return content }
        let place = pointer.appending("substitutions")
        var variables: [PluralVariable] = []
        for member in substitutions.members {
            let spot = place.appending(member.name)
            guard let plural = member.value["variations"]?["plural"], plural.kind == .object else {
                report(
                    "The substitution “\(member.name)” has no plural variations.", at: member.value, spot)
                continue
            }
            let type = member.value["formatSpecifier"]?.string
            if type == nil {
                report(
                    "The substitution “\(member.name)” does not name its “formatSpecifier”, such as “lld”.", .warning,
                    at: member.key, spot)
            }
            let forms = forms(of: plural, spot.appending("variations").appending("plural")).forms
            variables.append(
                PluralVariable(
                    name: member.name, valueType: type ?? "lld", argumentNumber: member.value["argNum"]?.integer,
                    forms: forms.map { expanded($0, type ?? "lld") }, range: member.key.range, pointer: spot))
        }
        let plural = PluralText(format: format, formatRange: content.range, variables: variables)
        check(plural, content.pointer)
        return Content(value: .plural(plural), range: content.range, pointer: content.pointer, state: content.state)
    }

    /// Inside a substitution `%arg` stands for its number.
    private func expanded(_ form: PluralVariable.Form, _ type: String) -> PluralVariable.Form {
        let parts = form.text.components(separatedBy: "%arg")
        return PluralVariable.Form(
            category: form.category, text: parts.joined(separator: "%" + type), range: form.range, pointer: form.pointer
        )
    }

    // MARK: Faults

    private mutating func check(_ plural: PluralText, _ pointer: JSONPointer) {
        faults += PluralCheck(plural, pointer: pointer, language: language).faults.map { fault in
            fault.rule == .stringsDictionaryStructure
                ? TableFault(
                    .catalogStructure, fault.seriousness, fault.message, at: fault.range, pointer: fault.pointer,
                    related: fault.related) : fault
        }
    }

    private mutating func report(
        _ message: String, _ seriousness: TableFault.Seriousness = .error, at node: Node, _ pointer: JSONPointer
    ) {
        faults.append(TableFault(.catalogStructure, seriousness, message, at: node.range, pointer: pointer))
    }
}

extension String {
    /// The parts between the occurrences of another text, compared code unit by code unit.
    fileprivate func components(separatedBy separator: String) -> [String] {
        let bytes = Array(utf8)
        let wanted = Array(separator.utf8)
        var parts: [String] = []
        var start = 0
        var place = 0
        while place + wanted.count <= bytes.count {
            guard bytes[place..<place + wanted.count].elementsEqual(wanted) else {
                place += 1
                continue
            }
            parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
            place += wanted.count
            start = place
        }
        return parts + [String(decoding: bytes[start...], as: UTF8.self)]
    }
}
