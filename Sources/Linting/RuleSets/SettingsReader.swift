import JSONSchema
import Payloads
import SourceTree
import StringTables
import Workspace

/// Reads the settings in a configuration: what pushlint must know of the app.
struct SettingsReader {
    static let keys = [
        "languages", "developmentLanguage", "strings", "stringTable", "payloads", "exclude", "localizedMessages",
        "serviceExtension", "headers", "bundleID", "customKeys", "entitlements", "sounds", "categories",
        "liveActivities", "schemas", "templates", "snsTarget", "ignore", "baseline",
    ]

    private let folder: Path
    private let schemaFiles: SchemaFiles
    private(set) var settings = Settings()
    private(set) var faults: [RuleSetFault] = []

    init(folder: Path, schemaFiles: SchemaFiles) {
        self.folder = folder
        self.schemaFiles = schemaFiles
    }

    mutating func read(_ member: Member) {
        let value = member.value
        settings.origins[member.name] = [member]
        switch member.name {
        case "languages":
            settings.languages = texts(value, "languages")
            checkLanguages(value)
        case "developmentLanguage":
            settings.developmentLanguage = text(value, "developmentLanguage")
            checkLanguages(value)
        case "strings": settings.strings = patterns(value, "strings")
        case "stringTable": settings.stringTable = tableName(value)
        case "payloads": settings.payloads = patterns(value, "payloads")
        case "exclude": settings.exclude = patterns(value, "exclude") ?? []
        case "templates": settings.templates = patterns(value, "templates") ?? []
        case "snsTarget": readNotificationServiceTarget(value)
        case "localizedMessages": settings.localizedMessages = readLocalizedMessages(value)
        case "serviceExtension": settings.hasServiceExtension = boolean(value, "serviceExtension")
        case "headers": readHeaders(value)
        case "entitlements":
            settings.entitlements = text(value, "entitlements").map { ScopedPattern(pattern: $0, folder: folder) }
        case "sounds": settings.sounds = patterns(value, "sounds")
        case "categories": settings.categories = texts(value, "categories")
        case "liveActivities": readLiveActivities(value)
        case "ignore": readIgnores(value)
        case "baseline": settings.baseline = text(value, "baseline").map { ScopedPattern(pattern: $0, folder: folder) }
        case "bundleID": settings.bundleID = text(value, "bundleID")
        case "customKeys": settings.customKeys = texts(value, "customKeys") ?? []
        case "schemas": readSchemas(value)
        default: break
        }
    }

    /// Refuses what is no language at all. How one is written, such as `zh-CN`, is the app's decision.
    private mutating func checkLanguages(_ value: Node) {
        let nodes = value.kind == .string ? [value] : Array(value.elements)
        for node in nodes where node.kind == .string {
            guard let advice = LanguageSuggestion.forName(node.text), advice.kind == .unknown else { continue }
            let right = advice.tag.map { " Write “\($0)”." } ?? ""
            fault(LanguageSuggestion.refusal(of: node.text, advice.reason + right), node)
        }
    }

    private mutating func readHeaders(_ value: Node) {
        guard value.kind == .object else {
            return fault("“headers” is a mapping of header names to values.", value)
        }
        for member in value.members where member.value.kind == .array || member.value.kind == .object {
            fault("A header's value is a text.", member.value)
        }
        settings.headers = Headers(value)
    }

    private mutating func readNotificationServiceTarget(_ value: Node) {
        settings.notificationServiceTarget = NotificationServiceTarget(rawValue: value.text)
        if settings.notificationServiceTarget == nil {
            faults.append(
                .unknown(value, "value of “snsTarget”", among: NotificationServiceTarget.allCases.map(\.rawValue)))
        }
    }

    private mutating func readIgnores(_ value: Node) {
        var reader = IgnoreReader(folder: folder)
        settings.ignores = reader.read(value)
        faults += reader.faults
    }

    private mutating func readLocalizedMessages(_ value: Node) -> [LocalizedMessageMap]? {
        let entries = value.kind == .array ? Array(value.elements) : [value]
        return entries.compactMap { readLocalizedMessage($0) }
    }

    private mutating func readLocalizedMessage(_ value: Node) -> LocalizedMessageMap? {
        let standardFields = LocalizedMessageMap.standard.first?.fields ?? []
        if value.kind == .string { return LocalizedMessageMap(key: value.text, fields: standardFields) }
        guard value.kind == .object, let key = value["key"], key.kind == .string else {
            fault(
                "“localizedMessages” names the “key” of the payload's per-language texts, and the “fields” that each "
                    + "language must have.", value)
            return nil
        }
        for member in value.members where member.name != "key" && member.name != "fields" {
            faults.append(.unknown(member.key, "key", among: ["key", "fields"]))
        }
        let fields = value["fields"].flatMap { texts($0, "fields") } ?? standardFields
        return LocalizedMessageMap(key: key.text, fields: fields)
    }

    // MARK: Schemas

    private mutating func readSchemas(_ value: Node) {
        guard value.kind == .object else {
            return fault(
                "“schemas” is a mapping of the payload's own keys to their schemas, such as order: schemas/order.yml.",
                value)
        }
        settings.schemas = value.members.compactMap { member in
            schema(member.value).map { CustomKeySchema(key: member.name, schema: $0) }
        }
    }

    private mutating func readLiveActivities(_ value: Node) {
        guard value.kind == .object else {
            return fault(
                "“liveActivities” is a mapping of the names of ActivityAttributes types to their schemas.", value)
        }
        settings.liveActivities = value.members.map { member in
            let keys = ["attributes", "contentState"]
            for part in member.value.members where !keys.contains(part.name) {
                faults.append(.unknown(part.key, "key", among: keys))
            }
            return LiveActivitySchemas(
                name: member.name, attributes: schema(member.value["attributes"]),
                contentState: schema(member.value["contentState"]))
        }
    }

    private mutating func schema(_ value: Node?) -> JSONSchema? {
        guard let value else { return nil }
        do throws(SchemaFaults) {
            return try schemaFiles.schema(value)
        } catch {
            for schemaFault in error.faults { fault(schemaFault.message, schemaFault.place) }
            return nil
        }
    }

    // MARK: Pieces

    private mutating func text(_ value: Node, _ key: String) -> String? {
        if value.kind == .string { return value.text }
        fault("“\(key)” is a text; this is \(value.kind.described).", value)
        return nil
    }

    /// A table's name, without the extension of a file.
    private mutating func tableName(_ value: Node) -> String? {
        guard let name = text(value, "stringTable") else { return nil }
        if let path = StringTablePath(name) {
            fault("“stringTable” is a table's name without the extension of its files: “\(path.name)”.", value)
            return nil
        }
        guard !name.isEmpty, !name.contains("/") else {
            fault("“stringTable” is the name of a table, such as “Localizable”; this is \(value.quoted).", value)
            return nil
        }
        return name
    }

    private mutating func boolean(_ value: Node, _ key: String) -> Bool? {
        if value.kind == .boolean { return value.boolean }
        fault("“\(key)” is true or false; this is \(value.kind.described).", value)
        return nil
    }

    private mutating func texts(_ value: Node, _ key: String) -> [String]? {
        let list = value.kind == .string ? [value] : Array(value.elements)
        if (value.kind != .string && value.kind != .array) || list.contains(where: { $0.kind != .string }) {
            let wrong = value.kind == .array ? list.first { $0.kind != .string } ?? value : value
            fault("“\(key)” is a text or a list of texts; this is \(wrong.kind.described).", wrong)
            return nil
        }
        return list.map(\.text)
    }

    private mutating func patterns(_ value: Node, _ key: String) -> [ScopedPattern]? {
        guard let texts = texts(value, key) else { return nil }
        let nodes = value.kind == .string ? [value] : Array(value.elements)
        // What is looked for may lie elsewhere, and a plain path, such as “.” or “../App”, may name a folder; what is
        // found is compared with the others.
        let isFilter = key == "exclude" || key == "templates"
        for node in nodes where isFilter || node.text.isEmpty || node.text.contains(where: "*?[{".contains) {
            do {
                _ = try isFilter ? Glob(below: node.text) : Glob(node.text)
            } catch {
                fault("“\(node.text)” is no path or glob: \(error.message)", node)
            }
        }
        return texts.map { ScopedPattern(pattern: $0, folder: folder) }
    }

    private mutating func fault(_ message: String, _ node: Node) {
        faults.append(RuleSetFault(message, at: node))
    }
}
