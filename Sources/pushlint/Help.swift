/// The texts of `--help`, made from the tables of commands and options.
enum Help {
    private static let width = 80

    static func overview() -> String {
        var text = """
            pushlint checks Apple push notification payloads against Apple's rules, your own
            rule sets and your app's string tables.

            Usage: pushlint [lint] [PATH ...] [OPTIONS]
                   pushlint COMMAND [OPTIONS]

            Commands:

            """
        for command in Commands.all { text += row("  " + command.name, command.summary, indent: 14) }
        text += "\nOptions of lint:\n" + rows(LintCommand.options + Commands.commonOptions)
        return text + "\n“pushlint COMMAND --help” explains a command.\n" + exitStatuses
    }

    static func text(for command: any Command.Type) -> String {
        "Usage: pushlint \(command.name)\(command.usage.isEmpty ? "" : " ")\(command.usage)\n\n"
            + paragraphs(command.discussion) + "\n\nOptions:\n" + rows(command.options + Commands.commonOptions)
    }

    private static let exitStatuses = """

        Exit status: 0 nothing at or above --fail-on, 1 findings, 2 the run failed.

        """

    private static func rows(_ options: [Option]) -> String {
        options.map { option in
            let short = option.short.map { "-\($0), " } ?? "    "
            let value = option.value.map { " " + $0 } ?? ""
            return row("  \(short)--\(option.name)\(value)", option.help, indent: 28)
        }.joined()
    }

    /// A name on the left and its text on the right, wrapped.
    private static func row(_ left: String, _ text: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines = wrapped(text, width: width - indent)
        guard left.count < indent - 1 else {
            return left + "\n" + lines.map { margin + $0 + "\n" }.joined()
        }
        let first = lines.isEmpty ? "" : lines.removeFirst()
        return left + margin.dropFirst(left.count) + first + "\n" + lines.map { margin + $0 + "\n" }.joined()
    }

    /// Paragraphs are filled; those that are set in stay as they are.
    private static func paragraphs(_ text: String) -> String {
        text.split(separator: "\n\n").map { part in
            part.hasPrefix("  ") ? String(part) : wrapped(String(part), width: width).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// A text broken into lines at its blanks, whatever lines it has.
    static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if !line.isEmpty, line.count + word.count >= width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
