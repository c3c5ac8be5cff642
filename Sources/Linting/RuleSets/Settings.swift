import Payloads
import SourceTree

/// What a configuration says of the app, besides its rules. Each is nil or empty where nothing was said.
public struct Settings: Sendable {
    /// The languages that every text must have.
    public var languages: [String]?
    /// The language of the app's `CFBundleDevelopmentRegion`.
    public var developmentLanguage: String?
    /// Folders or files where the app's string tables stand.
    public var strings: [ScopedPattern]?
    /// The table that the app looks up a push's keys in; `Localizable` where nothing was said.
    public var stringTable: String?
    /// What is linted when the command line names nothing.
    public var payloads: [ScopedPattern]?
    /// What is never linted, even if it is named.
    public var exclude: [ScopedPattern] = []
    /// Files that are templates of payloads although their names do not tell.
    public var templates: [ScopedPattern] = []
    /// Whether SNS messages go to a topic or to single devices; nil when nothing is said.
    public var notificationServiceTarget: NotificationServiceTarget?
    /// Maps with one message a language.
    public var localizedMessages: [LocalizedMessageMap]?
    /// Whether the app has a notification service extension.
    public var hasServiceExtension: Bool?
    /// Headers of the requests, where the payload's envelope has none.
    public var headers = Headers()
    /// The app's bundle id, from which topics are made.
    public var bundleID: String?
    /// The app's entitlements file.
    public var entitlements: ScopedPattern?
    /// Folders, or globs, of the app's sound files.
    public var sounds: [ScopedPattern]?
    /// The identifiers of the app's notification categories.
    public var categories: [String]?
    /// The app's Live Activities.
    public var liveActivities: [LiveActivitySchemas]?
    /// Keys that the team uses on purpose although they look like Apple's.
    public var customKeys: [String] = []
    /// What keys beside `aps` hold.
    public var schemas: [CustomKeySchema] = []
    /// Findings that are left as they are, with reasons.
    public var ignores: [IgnoreEntry] = []
    /// The file of findings that were set aside.
    public var baseline: ScopedPattern?
    /// Where each setting was written, by its key; of those that add to one another, all places.
    public var origins: [String: [Member]] = [:]

    /// The keys whose values add to those of outer configurations.
    static let additiveKeys: Set<String> = ["exclude", "templates", "customKeys", "headers", "ignore", "schemas"]

    /// Nothing said of anything.
    public init() {}

    /// These settings, on top of others that they change.
    public func merged(over base: Settings) -> Settings {
        var result = base
        result.languages = languages ?? base.languages
        result.developmentLanguage = developmentLanguage ?? base.developmentLanguage
        result.strings = strings ?? base.strings
        result.stringTable = stringTable ?? base.stringTable
        result.payloads = payloads ?? base.payloads
        result.exclude += exclude
        result.templates += templates
        result.notificationServiceTarget = notificationServiceTarget ?? base.notificationServiceTarget
        result.localizedMessages = localizedMessages ?? base.localizedMessages
        result.hasServiceExtension = hasServiceExtension ?? base.hasServiceExtension
        result.headers = headers.filled(from: base.headers)
        result.bundleID = bundleID ?? base.bundleID
        result.entitlements = entitlements ?? base.entitlements
        result.sounds = sounds ?? base.sounds
        result.liveActivities = liveActivities ?? base.liveActivities
        result.categories = categories ?? base.categories
        result.customKeys += customKeys
        let own = schemas
        result.schemas = base.schemas.filter { outer in !own.contains { $0.key == outer.key } } + own
        result.ignores += ignores
        result.baseline = baseline ?? base.baseline
        for (key, members) in origins {
            result.origins[key] = Settings.additiveKeys.contains(key) ? (base.origins[key] ?? []) + members : members
        }
        return result
    }
    /// Keywords in the schemas of custom keys and Live Activities that look misspelt.
    var schemaWarnings: [RuleSetFault] {
        let activities = (liveActivities ?? []).flatMap { [$0.attributes, $0.contentState].compactMap { $0 } }
        return (schemas.map(\.schema) + activities).flatMap(\.warnings).map { RuleSetFault($0) }
    }
}
