import Payloads
import SourceTree
import StringTables

/// All that a function may look at besides the value it was given.
///
/// One is made for each payload and seen by all rules, on one thread: a class, so that handing it on copies nothing and
/// what several rules ask for is worked out once.
public final class LintContext {
    /// The payload that is judged.
    public let payload: Payload
    /// The settings that hold for its file.
    public let settings: Settings
    /// What is known of the app.
    public let app: AppResources
    /// What the payload's alert would show.
    private(set) lazy var alert = AlertContent(payload)
    let placeholders: TreePlaceholders
    /// The payload's own texts in all languages.
    private(set) lazy var languageMaps = LanguageMap.all(in: payload.root, settings: settings)

    /// The keys of string tables that the payload's alert names.
    public var localizationKeys: [TableKey] { alert.localizationKeys.map { TableKey($0.text) } }

    /// Whether a template's placeholder stands in a text, be it the whole of it or a part.
    func holdsPlaceholder(_ value: Node) -> Bool {
        if value.tree === placeholders.tree, !placeholders.areThere { return false }
        return TemplatePlaceholder.stands(in: value)
    }

    private var lookUps: [(key: Node, found: LocalizedKey?)] = []

    /// What a test of string table keys answers about a string of the payload.
    func answer(to question: TableKeyTest.Question, about key: Node) -> Int {
        let test = TableKeyTest(app: app, question: question)
        return key.tree.isWatched ? key.answer(to: test) : test.answer(for: localizedKey(key))
    }

    /// What the string tables have for the key that a string of the payload is; nil when no table has it, or there are
    /// none.
    func localizedKey(_ key: Node) -> LocalizedKey? {
        if let known = lookUps.first(where: { $0.key == key }) { return known.found }
        let found = app.localizedKey(key.text)
        // A payload names few keys; one that is made to name many is none to remember.
        if lookUps.count < 8 { lookUps.append((key, found)) }
        return found
    }

    /// The app's string tables; nil when the run needed none.
    public var strings: AppStrings? { app.strings }

    /// What a function may look at besides its value.
    public convenience init(payload: Payload, settings: Settings, app: AppResources = AppResources()) {
        self.init(
            payload: payload, settings: settings, app: app, placeholders: TreePlaceholders(payload.root.tree))
    }

    /// - Parameter placeholders: those of the payload's tree, which many payloads may share.
    init(payload: Payload, settings: Settings, app: AppResources, placeholders: TreePlaceholders) {
        self.payload = payload
        self.settings = settings
        self.app = app
        self.placeholders = placeholders
    }
}
