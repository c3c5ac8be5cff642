import Linting

/// All that is known of one rule, for `explain`.
public enum RuleExplanation {
    private static let width = 80
    /// How many lines of an example are shown.
    private static let maximumLines = 16
    private static let fixability = "Where the right value is certain, “pushlint lint --fix” puts it right."

    /// The explanation of a rule as text for a terminal.
    public static func text(_ rule: RuleSummary, style: ReportStyle) -> String {
        var state = rule.isOn ? rule.severity.rawValue : "off (\(rule.severity.rawValue) when switched on)"
        if let evidence = rule.definition.evidence { state += ", " + evidence.rawValue }
        var text = paint(rule.id, "1", style) + "  " + state + "\n"
        if let description = rule.definition.description { text += "\n" + wrapped(description) }
        if let reason = rule.definition.reason { text += "\n" + wrapped(reason) }
        if rule.definition.isFixable { text += "\n" + wrapped(fixability) }
        text += examples("Wrong", rule.definition.examples.invalid, style)
        text += examples("Right", rule.definition.examples.valid, style)
        if !rule.definition.sources.isEmpty {
            text += "\n" + paint("Sources", "1", style) + "\n"
            text += rule.definition.sources.map { "  \($0)\n" }.joined()
        }
        if let page = rule.documentation { text += "\nMore: \(page)\n" }
        return text
    }

    private static func examples(_ title: String, _ examples: [RuleExample], _ style: ReportStyle) -> String {
        guard !examples.isEmpty else { return "" }
        var text = ""
        for example in examples.prefix(2) {
            text += "\n" + paint(title, title == "Wrong" ? "31" : "32", style) + "\n"
            if let payload = example.payload { text += indented(broken(payload)) }
            if let configuration = example.configuration {
                text += "  with the configuration\n" + indented(FlowText.lines(of: configuration), by: 4)
            }
            for file in example.files { text += "  and \(file.path)\n" + indented(file.text, by: 4) }
        }
        return text
    }

    /// JSON whose long lines are broken behind commas between its values, so that it stays the same JSON.
    private static func broken(_ json: String) -> String {
        json.split(separator: "\n").map { line in
            var lines: [String] = []
            var current = ""
            let margin = String(line.prefix { $0 == " " }) + "  "
            for piece in pieces(of: line) {
                let hasText = current.contains { $0 != " " }
                if hasText, TerminalText.width(of: current) + TerminalText.width(of: piece) > width - 2 {
                    lines.append(String(current.dropLast()))
                    current = margin
                }
                current += piece
            }
            return (lines + [current]).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// The parts of a line of JSON up to each comma, and the blank behind it, outside of a string.
    private static func pieces(of line: Substring) -> [String] {
        var pieces: [String] = []
        var piece = ""
        var isInString = false
        var isEscaped = false
        var last: Character?
        for character in line {
            defer { last = character }
            piece.append(character)
            if character == "\"", !isEscaped { isInString.toggle() }
            isEscaped = character == "\\" && !isEscaped
            if character == " ", last == ",", !isInString {
                pieces.append(piece)
                piece = ""
            }
        }
        return pieces + [piece]
    }

    private static func indented(_ text: String, by columns: Int = 2) -> String {
        let margin = String(repeating: " ", count: columns)
        let lines = text.split(separator: "\n")
        let shown = lines.count > maximumLines ? lines.prefix(maximumLines) + ["…"] : lines[...]
        return shown.map { margin + TerminalText.harmless(String($0)) + "\n" }.joined()
    }

    private static func wrapped(_ text: String) -> String {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if !line.isEmpty, TerminalText.width(of: line) + TerminalText.width(of: word) >= width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + TerminalText.harmless(String(word))
        }
        if !line.isEmpty { lines.append(line) }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func paint(_ text: String, _ code: String, _ style: ReportStyle) -> String {
        style.hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
