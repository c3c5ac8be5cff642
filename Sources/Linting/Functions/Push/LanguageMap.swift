import SourceTree
import StringTables

/// An object in the payload that holds the texts of all languages, by language.
///
/// It is known by its name in the configuration (`localizedMessages`), or by its shape: every key is a language tag.
/// Short words such as `id`, `to` and `is` are language tags too, so that the shape counts only where each language
/// has an object of texts, or where a text stands for each and one of the app's languages is among them.
package struct LanguageMap {
    /// The map's name in the payload.
    package let key: Node
    /// The object of languages.
    package let value: Node
    /// The fields that the configuration asks for; nil for a map known by its shape.
    package let requiredFields: [String]?
    /// Whether a text stands for each language, in place of an object of texts. Nothing tells that it is for the alert.
    var isPlain = false

    /// The map's name.
    package var name: String { key.text }

    /// How much can be said for certain of the map: one that is known by its shape may be something else, unless each
    /// language has a title and a body.
    var severity: Severity {
        if requiredFields != nil { return .error }
        let hasAlertTexts = value.members.allSatisfy {
            $0.value["title"]?.string != nil && $0.value["body"]?.string != nil
        }
        return hasAlertTexts ? .error : .warning
    }

    /// The first whose texts are for the alert: the extension chooses from them.
    package static func forAlert(in payload: Node, settings: Settings) -> LanguageMap? {
        all(in: payload, settings: settings).first { !$0.isPlain }
    }

    /// All of them in a payload, in the order in which they are written.
    static func all(in payload: Node, settings: Settings) -> [LanguageMap] {
        let named = settings.localizedMessages ?? LocalizedMessageMap.standard
        var maps: [LanguageMap] = []
        collect(from: payload, settings, named, depth: 0, into: &maps)
        return maps
    }

    /// How deep in the app's own keys a map is looked for.
    private static let maximumDepth = 4

    private static func collect(
        from object: Node, _ settings: Settings, _ named: [LocalizedMessageMap], depth: Int,
        into maps: inout [LanguageMap]
    ) {
        guard depth < maximumDepth else { return }
        object.forEachMember(holding: .object) { member in
            if let known = named.first(where: { member.key.equals($0.key) }) {
                maps.append(LanguageMap(key: member.key, value: member.value, requiredFields: known.fields))
                return
            }
            switch member.value.kindOfAllMembers {
            case .object where isLanguageMap(member.value, settings):
                maps.append(LanguageMap(key: member.key, value: member.value, requiredFields: nil))
            case .string where isPlainMap(member.value, settings):
                maps.append(LanguageMap(key: member.key, value: member.value, requiredFields: nil, isPlain: true))
            default:
                collect(from: member.value, settings, named, depth: depth + 1, into: &maps)
            }
        }
    }

    /// One language alone is a map only where it is one that the app has.
    private static func isLanguageMap(_ object: Node, _ settings: Settings) -> Bool {
        var count = 0
        var hasRequired = false
        for member in object.members {
            guard member.value.kind == .object, hasTagLength(member.key), isTextObject(member.value),
                LanguageTag.isPlausible(member.name)
            else { return false }
            count += 1
            hasRequired = hasRequired || settings.languages?.contains(member.name) ?? false
        }
        return count >= 2 || hasRequired
    }

    private static func isPlainMap(_ object: Node, _ settings: Settings) -> Bool {
        let languages = settings.languages ?? ["en"]
        guard object.members.allSatisfy({ $0.value.kind == .string && hasTagLength($0.key) }) else { return false }
        return object.count >= 2 && object.members.contains { languages.contains($0.name) }
            && object.members.allSatisfy { member in
                LanguageTag.isPlausible(member.name) && !member.value.text.contains("://")
            }
    }

    /// Most keys are too long, or too short, to be a language tag, and are passed over without another look.
    private static func hasTagLength(_ key: Node) -> Bool {
        key.withContent { (2...35).contains($0.count) }
    }

    private static func isTextObject(_ value: Node) -> Bool {
        guard value.kind == .object else { return false }
        var hasText = false
        for member in value.members {
            if member.value.kind == .array || member.value.kind == .object { return false }
            if ["title", "subtitle", "body", "message", "text", "alert"].contains(member.name) { hasText = true }
        }
        return hasText
    }
}
