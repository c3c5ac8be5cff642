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
            value: value(of: member, key: member.key, JSONPointer([member.key]), depth: 0))
    }

    /// - Parameters:
    ///   - member: the entry, or one of its texts by device or width.
    ///   - depth: how many choices by device or width it stands in.
    private mutating func value(
        of member: PropertyListNode.Member, key: String, _ pointer: JSONPointer, depth: Int
    ) -> StringTableValue {
        if let text = member.value.string { return .text(text) }
        guard let parts = member.value.members else {
            faults.append(StringsFault.noText(member.value.value.described, member.value.range, key: key))
            return .unusable(member.value.value.described)
        }
        if let rule = parts.last(where: { StringsDictionaryInterpreter.choices.contains($0.key) }) {
            return variations(rule, key: key, pointer.appending(rule.key), depth)
        }
        guard let format = parts.last(where: { $0.key == "NSStringLocalizedFormatKey" }),
            let text = format.value.string
        else {
            report(
                "The entry “\(key)” has no NSStringLocalizedFormatKey with a text, so that a device shows the key.",
                at: member.keyRange, pointer)
            return .unusable("a dictionary without a format")
        }
        let variables = parts.filter { $0.key != "NSStringLocalizedFormatKey" }.compactMap {
            variable($0, pointer.appending($0.key))
        }
        let plural = PluralText(format: text, formatRange: format.value.range, variables: variables)
        faults += PluralCheck(plural, pointer: pointer, language: language).faults
        return .plural(plural)
    }

    // MARK: Devices and widths

    private static let widths = "NSStringVariableWidthRuleType"
    private static let choices: Set<String> = [widths, "NSStringDeviceSpecificRuleType"]

    private mutating func variations(
        _ rule: PropertyListNode.Member, key: String, _ pointer: JSONPointer, _ depth: Int
    ) -> StringTableValue {
        let members = rule.value.members ?? []
        guard !members.isEmpty, depth < 4 else {
            report("“\(rule.key)” has no texts to choose from.", at: rule.keyRange, pointer)
            return .variations([])
        }
        return .variations(
            members.map { member in
                let place = pointer.appending(member.key)
                checkName(member, of: rule, place)
                return StringTableValue.Variation(
                    name: member.key, value: value(of: member, key: key, place, depth: depth + 1),
                    range: member.value.range, pointer: place)
            })
    }

    private mutating func checkName(
        _ member: PropertyListNode.Member, of rule: PropertyListNode.Member, _ pointer: JSONPointer
    ) {
        if rule.key == StringsDictionaryInterpreter.widths {
            guard Int(member.key) == nil else { return }
            report(
                "“\(member.key)” is no width; a width is a whole number, such as 20.", .warning, at: member.keyRange,
                pointer)
        } else if !DeviceNames.all.contains(member.key) {
            report(DeviceNames.message(for: member.key), .warning, at: member.keyRange, pointer)
        }
    }

    // MARK: Variables

    private mutating func variable(
        _ member: PropertyListNode.Member, _ pointer: JSONPointer
    ) -> PluralVariable? {
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
