import PropertyLists
import SourceTree

/// Makes table entries of the dictionaries in a `.stringsdict` file.
struct StringsDictionaryInterpreter {
    private(set) var faults: [TableFault] = []
    private let language: String?

    init(language: String?) {
        self.language = language
    }

    mutating func entry(_ member: PropertyListNode.Member) -> StringTableEntry {
        StringTableEntry(
            key: member.key, language: language, keyRange: member.keyRange, valueRange: member.value.range,
            value: value(of: member))
    }

    private mutating func value(of member: PropertyListNode.Member) -> StringTableValue {
        let pointer = JSONPointer([member.key])
        if let text = member.value.string { return .text(text) }
        guard let parts = member.value.members else {
            faults.append(StringsFault.noText(member.value.value.described, member.value.range, key: member.key))
            return .unusable(member.value.value.described)
        }
        for name in ["NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType"] {
            if let rule = parts.last(where: { $0.key == name }) { return variations(rule, key: member.key) }
        }
        guard let format = parts.last(where: { $0.key == "NSStringLocalizedFormatKey" }),
            let text = format.value.string
        else {
            report(
                "The entry “\(member.key)” has no NSStringLocalizedFormatKey with a text, so that a device shows the key.",
                at: member.keyRange, pointer)
            return .unusable("a dictionary without a format")
        }
        let variables = parts.filter { $0.key != "NSStringLocalizedFormatKey" }.compactMap {
            variable($0, key: member.key)
        }
        let plural = PluralText(format: text, formatRange: format.value.range, variables: variables)
        faults += PluralCheck(plural, pointer: pointer, language: language).faults
        return .plural(plural)
    }

    private mutating func variations(_ rule: PropertyListNode.Member, key: String) -> StringTableValue {
        let pointer = JSONPointer([key, rule.key])
        let texts = (rule.value.members ?? []).compactMap { member -> StringTableValue.Variation? in
            guard let text = member.value.string else { return nil }
            return StringTableValue.Variation(
                name: member.key, value: .text(text), range: member.value.range, pointer: pointer.appending(member.key))
        }
        if texts.isEmpty {
            report("“\(rule.key)” has no texts to choose from.", at: rule.keyRange, pointer)
        }
        return .variations(texts)
    }

    private mutating func variable(_ member: PropertyListNode.Member, key: String) -> PluralVariable? {
        let pointer = JSONPointer([key, member.key])
        guard let parts = member.value.members else {
            report(
                "The variable “\(member.key)” is \(member.value.value.described), not a dictionary with its plural forms.",
                at: member.value.range, pointer)
            return nil
        }
        checkRuleType(parts, member, pointer)
        var forms: [PluralVariable.Form] = []
        for part in parts where !part.key.hasPrefix("NSString") {
            let place = pointer.appending(part.key)
            guard let category = PluralCategory(rawValue: part.key) else {
                report(
                    "“\(part.key)” is no plural category; these are zero, one, two, few, many and other.",
                    at: part.keyRange, place)
                continue
            }
            guard let text = part.value.string else {
                report(
                    "The form “\(part.key)” is \(part.value.value.described), not a text.", at: part.value.range, place)
                continue
            }
            forms.append(
                PluralVariable.Form(category: category, text: text, range: part.value.range, pointer: place))
        }
        return PluralVariable(
            name: member.key, valueType: parts.last { $0.key == "NSStringFormatValueTypeKey" }?.value.string,
            forms: forms, range: member.keyRange, pointer: pointer)
    }

    private mutating func checkRuleType(
        _ parts: [PropertyListNode.Member], _ member: PropertyListNode.Member, _ pointer: JSONPointer
    ) {
        let type = parts.last { $0.key == "NSStringFormatSpecTypeKey" }
        if type?.value.string != "NSStringPluralRuleType" {
            report(
                "The variable “\(member.key)” needs NSStringFormatSpecTypeKey with the value NSStringPluralRuleType"
                    + (type?.value.string.map { ", found “\($0)”." } ?? "."),
                at: type?.value.range ?? member.keyRange, pointer)
        }
        for part in parts where part.key.hasPrefix("NSString") && !StringsDictionaryInterpreter.parts.contains(part.key)
        {
            report(
                "“\(part.key)” is no part of a variable; these are NSStringFormatSpecTypeKey and "
                    + "NSStringFormatValueTypeKey.", .warning, at: part.keyRange, pointer.appending(part.key))
        }
    }

    private static let parts: Set<String> = ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]

    private mutating func report(
        _ message: String, _ seriousness: TableFault.Seriousness = .error, at range: Range<Int>, _ pointer: JSONPointer
    ) {
        faults.append(TableFault(.stringsDictionaryStructure, seriousness, message, at: range, pointer: pointer))
    }
}
