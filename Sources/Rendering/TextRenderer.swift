import Linting
import SourceTree
import StringTables

/// Renders single lines of an alert.
struct TextRenderer {
    private let strings: AppStrings?
    private var keys: [TableKey: KeyTexts] = [:]
    var resolver = PlaceResolver()

    init(_ strings: AppStrings?) {
        self.strings = strings
    }

    mutating func render(_ text: AlertText, for language: String) -> RenderedText {
        guard let key = text.key else { return literal(text) }
        let name = key.text
        if TemplatePlaceholder.stands(in: name) {
            let step = RenderingStep(
                .uncertainty, "The template fills in the key, so that its text is not known.",
                at: resolver.place(of: Spot(key)))
            return RenderedText(pieces: TextRenderer.pieces(of: key.writtenText, .key), steps: text.steps + [step])
        }
        guard let strings, strings.hasPushTable else {
            let step = RenderingStep(
                .uncertainty, "No string table was found; the key stands for its text.",
                at: resolver.place(of: Spot(key)))
            return RenderedText(pieces: [RenderedText.Piece(.key, name)], steps: text.steps + [step])
        }
        let tableKey = TableKey(name)
        var texts = keys.removeValue(forKey: tableKey) ?? KeyTexts(name, in: strings)
        let found = texts.text(for: language, &resolver)
        keys[tableKey] = texts
        guard let value = found.value else { return withoutEntry(text, name, found) }
        return formatted(value, text, found)
    }

    // MARK: No text in the tables

    private mutating func withoutEntry(_ text: AlertText, _ key: String, _ found: KeyTexts.Found) -> RenderedText {
        if text.literal != nil {
            let step = RenderingStep(
                .uncertainty,
                "The “\(text.field.rawValue)” beside the key has been seen to be shown then; Apple does not say so.")
            let own = literal(text)
            return RenderedText(pieces: own.pieces, steps: text.steps + found.steps + [step] + own.steps)
        }
        let step = RenderingStep(.fault, "The user reads the key itself.")
        return RenderedText(pieces: [RenderedText.Piece(.key, key)], steps: text.steps + found.steps + [step])
    }

    private mutating func literal(_ text: AlertText) -> RenderedText {
        guard let node = text.literal else { return RenderedText(pieces: [], steps: text.steps) }
        return plain(node, "The payload's own text.")
    }

    /// A text of the payload as it stands there.
    mutating func plain(_ node: Node, _ explanation: String) -> RenderedText {
        let pieces = TextRenderer.pieces(of: node.writtenText, .literal)
        var steps = [RenderingStep(.source, explanation, at: resolver.place(of: Spot(node)))]
        if pieces.contains(where: { $0.kind == .placeholder }) {
            steps.append(RenderingStep(.source, "The template's placeholders are shown as they are written."))
        }
        return RenderedText(pieces: pieces, steps: steps)
    }

    /// A text with its placeholders marked.
    static func pieces(of text: String, _ kind: RenderedText.Piece.Kind) -> [RenderedText.Piece] {
        let ranges = TemplatePlaceholder.ranges(in: text)
        if ranges.isEmpty { return text.isEmpty ? [] : [RenderedText.Piece(kind, text)] }
        let bytes = Array(text.utf8)
        var pieces: [RenderedText.Piece] = []
        var end = 0
        for range in ranges {
            if end < range.lowerBound {
                pieces.append(RenderedText.Piece(kind, String(decoding: bytes[end..<range.lowerBound], as: UTF8.self)))
            }
            pieces.append(RenderedText.Piece(.placeholder, String(decoding: bytes[range], as: UTF8.self)))
            end = range.upperBound
        }
        if end < bytes.count {
            pieces.append(RenderedText.Piece(kind, String(decoding: bytes[end...], as: UTF8.self)))
        }
        return pieces
    }

    // MARK: Texts of the tables

    private mutating func formatted(
        _ value: StringTableValue, _ text: AlertText, _ found: KeyTexts.Found
    ) -> RenderedText {
        var steps = text.steps + found.steps + text.arguments.steps
        let pieces: [RenderedText.Piece]
        if let plain = value.phoneText {
            (pieces, steps) = formatted(plain, text, found, steps)
        } else if let plural = value.phonePlural {
            pieces = TextRenderer.pieces(plural.renderedPieces(with: text.arguments.texts), text.arguments)
            steps.append(
                RenderingStep(
                    .fault,
                    "A plural entry: arguments of a push are texts, so that no number chooses a form; the one for “other” is shown here."
                ))
        } else {
            pieces = []
            steps.append(RenderingStep(.fault, "The value is no text, so that nothing useful is shown."))
        }
        return RenderedText(pieces: pieces, language: found.language, steps: steps)
    }

    private mutating func formatted(
        _ plain: String, _ text: AlertText, _ found: KeyTexts.Found, _ steps: [RenderingStep]
    ) -> ([RenderedText.Piece], [RenderingStep]) {
        let format = FormatString(plain)
        guard let arguments = text.arguments.all else {
            // The arguments are not known: each specifier is shown as it is written.
            return (TextRenderer.unfilled(format), steps)
        }
        if arguments.isEmpty, !format.specifiers.contains(where: { !$0.looksLikePercentSign }) {
            guard plain.utf8.contains(UInt8(ascii: "%")) else { return (TextRenderer.pieces(plain), steps) }
            let step = RenderingStep(
                .uncertainty,
                "Apple does not say whether a text without arguments goes through the formatter; its percent signs are shown as they are written."
            )
            return (TextRenderer.pieces(plain), steps + [step])
        }
        let remarks = FormatSteps(format: format, count: arguments.count, source: found.source).steps(&resolver)
        return (
            TextRenderer.pieces(format.renderedPieces(with: text.arguments.texts), text.arguments), steps + remarks
        )
    }

    private static func pieces(_ text: String) -> [RenderedText.Piece] {
        text.isEmpty ? [] : [RenderedText.Piece(.literal, text)]
    }

    private static func pieces(_ rendered: [RenderedPiece], _ arguments: SentArguments) -> [RenderedText.Piece] {
        rendered.map { piece in
            switch piece.origin {
            case .literal: return RenderedText.Piece(.literal, piece.text)
            case .missing: return RenderedText.Piece(.missing, piece.text)
            case .meaningless: return RenderedText.Piece(.meaningless, piece.text)
            case .argument(let number):
                let isPlaceholder = arguments.all?[number - 1].isPlaceholder ?? false
                return RenderedText.Piece(isPlaceholder ? .placeholder : .argument, piece.text, argument: number)
            }
        }
    }

    private static func unfilled(_ format: FormatString) -> [RenderedText.Piece] {
        let bytes = Array(format.text.utf8)
        var pieces: [RenderedText.Piece] = []
        var end = 0
        for specifier in format.specifiers {
            let before = String(decoding: bytes[end..<specifier.range.lowerBound], as: UTF8.self)
            pieces += TextRenderer.pieces(before) + [RenderedText.Piece(.placeholder, specifier.written)]
            end = specifier.range.upperBound
        }
        return pieces + TextRenderer.pieces(String(decoding: bytes[end...], as: UTF8.self))
    }
}
