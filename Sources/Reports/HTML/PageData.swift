import Linting
import Rendering
import SourceTree
import StringTables

/// What the page's script draws notifications and keys from, as JSON. What many payloads share is kept once: texts in
/// which arguments are numbers, and for each line of an alert a column with one text for each language.
struct PageData {
    private var languages = TextPool()
    private var files = TextPool()
    private var messages = TextPool()
    private var texts = TextPool()
    private var columns = TextPool()
    private var stepLists = TextPool()
    private var payloads: [String] = []
    private var touching: [String] = []
    private var keys: [String] = []
    private(set) var keyLanguages: [String] = []

    init(_ report: RenderedReport) {
        for file in report.files {
            for entry in file.entries {
                payloads.append(row(of: entry.preview))
                touching.append(PageData.list(entry.findings.map(String.init)))
            }
            if let reason = file.emptyReason {
                let place = [files.place(of: file.name), 1, 0].map(String.init)
                payloads.append(
                    PageData.list(place + [PageData.quoted(""), String(messages.place(of: PageData.message(reason)))]))
                touching.append("[]")
            }
        }
        addKeys(report.coverage)
    }

    /// The numbers of the languages that devices are set to; the others are those of texts that serve them.
    private(set) var deviceLanguages: Set<Int> = []

    /// All languages, each at the place that its number says.
    var languageNames: [String] { languages.all }

    /// How many payloads there are.
    var payloadCount: Int { payloads.count }

    /// How many keys there are.
    var keyCount: Int { keys.count }

    /// The data as one JSON text that can stand in a `script` element.
    var json: String {
        let names = languages.all.map { name in
            let tag = LanguageTag(folder: name).flatMap { $0.isKnown ? $0.canonical : nil }
            let parts = [name, WritingDirection(of: name).rawValue, tag ?? ""]
            return PageData.list(parts.map(PageData.quoted))
        }
        let parts: [(String, [String])] = [
            ("languages", names), ("files", files.all.map(PageData.quoted)),
            ("messages", messages.all), ("texts", texts.all), ("columns", columns.all),
            ("stepLists", stepLists.all), ("payloads", payloads), ("touching", touching), ("keys", keys),
        ]
        return "{" + parts.map { "\"\($0.0)\":[" + $0.1.joined(separator: ",\n") + "]" }.joined(separator: ",\n") + "}"
    }

    // MARK: Payloads

    private mutating func row(of preview: PayloadPreview) -> String {
        var parts = [files.place(of: preview.file), preview.place.start.line, preview.number ?? 0].map(String.init)
        parts.append(PageData.quoted(preview.pushType.map { "\($0.rawValue) push" } ?? "push of unknown type"))
        guard preview.hiddenReason == nil else {
            parts.append(String(messages.place(of: PageData.message(preview.hiddenReason ?? ""))))
            return PageData.list(parts)
        }
        let numbers = preview.notifications.map { languages.place(of: $0.language) }
        deviceLanguages.formUnion(numbers)
        let names = numbers.map(String.init)
        let steps = preview.notifications.map { notification in
            String(stepLists.place(of: PageData.list(notification.steps.map { json(of: $0) })))
        }
        parts += ["-1", preview.dependsOnLanguage ? "0" : "1"]
        parts += [names, steps].map { String(columns.place(of: PageData.list($0))) }
        parts += AlertField.allCases.map { field(of: preview, $0) }
        return PageData.list(parts)
    }

    /// A line's texts in all languages with the arguments; 0 where no language has the line.
    private mutating func field(of preview: PayloadPreview, _ field: AlertField) -> String {
        var arguments: [Int: String] = [:]
        var places: [String] = []
        for notification in preview.notifications {
            guard let text = notification[field] else {
                places.append("-1")
                continue
            }
            for piece in text.pieces where piece.kind == .argument {
                if let number = piece.argument { arguments[number] = piece.text }
            }
            places.append(String(texts.place(of: json(of: text))))
        }
        guard places.contains(where: { $0 != "-1" }) else { return "0" }
        let members = arguments.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\(PageData.quoted($0.value))" }
        return "[\(columns.place(of: PageData.list(places))),{\(members.joined(separator: ","))}]"
    }

    private mutating func json(of text: RenderedText) -> String {
        let language = text.language.map { languages.place(of: $0) } ?? -1
        let steps = PageData.list(text.steps.map { json(of: $0) })
        return "[\(PageData.list(text.pieces.map(PageData.json))),\(language),\(steps)]"
    }

    private static func json(of piece: RenderedText.Piece) -> String {
        let letter: String
        switch piece.kind {
        case .literal: return quoted(piece.text)
        case .argument: return String(piece.argument ?? 0)
        case .missing: letter = "x"
        case .meaningless: letter = "m"
        case .placeholder: letter = "p"
        case .key: letter = "k"
        }
        let number = piece.argument.map { ",\($0)" } ?? ""
        return "[\"\(letter)\",\(quoted(piece.text))\(number)]"
    }

    private mutating func json(of step: RenderingStep) -> String {
        let letter =
            switch step.kind {
            case .source: "s"
            case .fallback: "b"
            case .fault: "f"
            case .uncertainty: "u"
            }
        let message = messages.place(of: PageData.message(step.message, letter))
        guard let place = step.place else { return "[\(message)]" }
        return "[\(message),\(files.place(of: place.file)),\(place.start.line),\(place.start.column)]"
    }

    /// A sentence with the letter that says what kind of step it is.
    private static func message(_ text: String, _ letter: String = "s") -> String {
        list([quoted(letter), quoted(text)])
    }

    // MARK: Keys

    private mutating func addKeys(_ coverage: RunCoverage) {
        let names = Set(coverage.coverages.flatMap(\.languages))
        keyLanguages = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for part in coverage.coverages {
            let places = keyLanguages.map { part.languages.firstIndex(of: $0) }
            for row in part.rows {
                let letters = places.map { place in PageData.letter(for: place.flatMap { row.statuses[$0] }) }
                keys.append(PageData.list([PageData.quoted(row.key), "\"\(letters.joined())\""]))
            }
        }
    }

    private static func letter(for status: KeyCoverage.Status?) -> String {
        switch status {
        case .present: "p"
        case .missing: "m"
        case .mismatch: "x"
        case .fallback: "f"
        case nil: "n"
        }
    }

    // MARK: JSON

    private static func list(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }

    /// A JSON string that cannot end the element it stands in, nor open a comment there.
    private static func quoted(_ text: String) -> String {
        let quoted = JSONText.quoted(HTMLText.visible(text), escapingInvisible: true)
        guard quoted.utf8.contains(UInt8(ascii: "<")) else { return quoted }
        return quoted.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
    }
}
