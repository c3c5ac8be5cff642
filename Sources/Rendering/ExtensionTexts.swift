import Linting
import Payloads
import SourceTree
import StringTables

/// The payload's own texts for languages, as the app's notification service extension finds them.
struct ExtensionTexts {
    let map: LanguageMap
    /// Whether the payload starts the extension (Apple, "Modifying content in newly delivered notifications").
    let runs: Bool
    /// Why it does not run.
    let reason: String?

    init?(_ payload: Payload, _ settings: Settings, hasAlertText: Bool) {
        guard let map = LanguageMap.forAlert(in: payload.root, settings: settings) else { return nil }
        self.map = map
        let isOn = ExtensionTexts.isOn(payload)
        runs = isOn && hasAlertText
        reason =
            runs
            ? nil
            : isOn ? "there is no alert" : "mutable-content is not the number 1"
    }

    static func isOn(_ payload: Payload) -> Bool {
        guard let aps = payload.root["aps"], let flag = payload.appleMember("mutable-content", of: aps)?.value else {
            return false
        }
        return flag.integer == 1 || (flag.boolean == true && payload.envelope == "fcm-admin")
    }

    /// The texts for a device's language: its own, a more general one's; nil where the map has neither.
    func entry(for language: String) -> Member? {
        let members = Array(map.value.members)
        if let own = members.last(where: { $0.name.utf8.elementsEqual(language.utf8) }) { return own }
        guard let tag = LanguageTag(language) else { return nil }
        let tags = members.compactMap { member in LanguageTag(member.name).map { (tag: $0, member: member) } }
        return tag.best(among: tags.map(\.tag)).map { tags[$0].member }
    }

    /// Which member of a language's texts is for a field. What an app calls its texts is its own affair.
    func text(for field: AlertField, in entry: Member) -> Node? {
        if entry.value.kind == .string { return field == .body ? entry.value : nil }
        let names: [String] =
            switch field {
            case .title: ["title"]
            case .subtitle: ["subtitle"]
            case .body:
                ["body", "message", "text", "alert"] + (map.requiredFields ?? []).filter { !$0.contains("title") }
            }
        return names.lazy.compactMap { entry.value[$0] }.first { $0.kind == .string }
    }
}
