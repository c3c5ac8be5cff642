import Linting
import Payloads
import Rendering
import SourceTree
import StringTables

/// An app with string tables, and payloads that are sent to it.
struct SampleApp {
    var settings = Settings()
    private var tables: [StringTable] = []

    /// - Parameter files: the tables' texts by their paths.
    init(_ files: [String: String] = [:]) {
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            guard let path = StringTablePath(name) else { continue }
            tables.append(StringTableReader.read(Source(name: name, text: text), path: path))
        }
    }

    func preview(
        _ payload: String, named name: String = "push.json", headers: Headers = Headers(),
        _ languages: PreviewLanguages = .usual
    ) throws -> PayloadPreview {
        let document = PayloadDocument(Source(name: name, text: payload), mustHold: true)
        guard let carried = document.payloads.first else { throw NoPayload() }
        let strings = tables.isEmpty ? nil : AppStrings(tables)
        var renderer = NotificationRenderer(settings: settings, strings: strings)
        return renderer.preview(of: Payload(carried, headers: headers), languages: languages)
    }

    /// What a device of a language shows.
    func shown(_ payload: String, in language: String, named name: String = "push.json") throws -> RenderedNotification
    {
        let preview = try preview(payload, named: name, .named([language]))
        guard let shown = preview.notifications.first else { throw NoPayload() }
        return shown
    }

    /// The body that a device shows for a key's text with arguments.
    static func body(_ text: String, _ arguments: String) throws -> RenderedText {
        let app = SampleApp(["en.lproj/Localizable.strings": "\"A\" = \"\(text)\";"])
        let shown = try app.shown(#"{"aps": {"alert": {"loc-key": "A", "loc-args": \#(arguments)}}}"#, in: "en")
        guard let body = shown.body else { throw NoPayload() }
        return body
    }

    struct NoPayload: Error {}
}
