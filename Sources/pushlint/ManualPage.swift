/// The manual page in mdoc(7), made from the tables of commands and options.
enum ManualPage {
    static var text: String {
        head + synopsis + commands + environment + files + exitStatus + examples + end
    }

    // MARK: Sections

    private static var head: String {
        """
        .\\" Made by “pushlint man”.
        .Dd \(Version.date)
        .Dt PUSHLINT 1
        .Os
        .Sh NAME
        .Nm pushlint
        .Nd check Apple push notification payloads

        """
    }

    private static var synopsis: String {
        var text = ".Sh SYNOPSIS\n.Nm\n.Op Cm lint\n.Op Ar path ...\n.Op Ar options\n"
        for command in Commands.all where command.name != LintCommand.name {
            text += ".Nm\n.Cm \(command.name)\n"
            if !command.usage.isEmpty { text += escaped(command.usage) + "\n" }
        }
        text += ".Sh DESCRIPTION\n.Nm\n"
        text += filled(
            "checks Apple push notification payloads against Apple's rules, your own rule sets and your app's string "
                + "tables. Configuration is read from .pushlint.yml in the folder of each file and those above it.")
        return text
    }

    private static var commands: String {
        var text = ".Sh COMMANDS\n"
        for command in Commands.all {
            text += ".Ss pushlint \(command.name)\n"
            text += paragraphs(command.discussion)
            if !command.options.isEmpty { text += list(command.options) }
        }
        return text + ".Ss Options of all commands\n" + list(Commands.commonOptions)
    }

    private static var exitStatus: String {
        let statuses = [
            (0, "Nothing at or above the severity of --fail-on was found."), (1, "There are such findings."),
            (2, "The run itself failed: a wrong option, an unreadable file, a mistake in a rule set."),
        ]
        return ".Sh EXIT STATUS\n.Bl -tag -width Ds\n"
            + statuses.map { ".It \($0.0)\n\(filled($0.1))" }.joined() + ".El\n"
    }

    private static var environment: String {
        let variables = [
            ("NO_COLOR", "If not empty, no colours are used unless --color always says so."),
            ("CLICOLOR_FORCE", "If neither empty nor 0, colours are used although the output is no terminal."),
            ("FORCE_COLOR", "As CLICOLOR_FORCE."),
            ("CLICOLOR", "With 0, no colours are used unless another of these or --color says so."),
            ("TERM", "With “dumb”, neither colours nor progress are shown."),
            ("HOME", "The search for configurations ends at this folder. Git's settings are read from it."),
            ("XDG_CONFIG_HOME", "Where git's settings are read from besides."),
        ]
        return ".Sh ENVIRONMENT\n.Bl -tag -width Ds\n"
            + variables.map { ".It Ev \($0.0)\n\(filled($0.1))" }.joined() + ".El\n"
    }

    private static var files: String {
        let files = [
            (".pushlint.yml", "The configuration, which “pushlint init” writes a first time."),
            (".pushlint-baseline.json", "Where --write-baseline sets findings aside if no other file is named."),
        ]
        return ".Sh FILES\n.Bl -tag -width Ds\n"
            + files.map { ".It Pa \(escaped($0.0))\n\(filled($0.1))" }.joined() + ".El\n"
    }

    private static var examples: String {
        let examples = [
            ("Lint what the configuration names, or all payloads below the current folder:", "pushlint"),
            ("Lint one file and the tables that it needs:", "pushlint --strings App/Resources order.json"),
            ("Put right what has one right value:", "pushlint --fix"),
            ("Set today's findings aside, then see only new ones:", "pushlint --write-baseline"),
            ("Explain a rule:", "pushlint explain format-arguments-match"),
        ]
        return ".Sh EXAMPLES\n"
            + examples.map { "\(filled($0.0)).Pp\n.Dl \(escaped($0.1))\n" }.joined(separator: ".Pp\n")
    }

    private static let end = ".Sh SEE ALSO\n.Lk https://github.com/pushlint/pushlint\n"

    // MARK: Pieces

    private static func list(_ options: [Option]) -> String {
        ".Bl -tag -width Ds\n"
            + options.map { option in
                let short = option.short.map { "Fl \($0) , " } ?? ""
                let value = option.value.map { " Ar \(escaped($0))" } ?? ""
                return ".It \(short)Fl \(escaped("-" + option.name))\(value)\n\(filled(option.help))"
            }.joined() + ".El\n"
    }

    /// Paragraphs are filled; lines that are set in stay as they are.
    private static func paragraphs(_ text: String) -> String {
        text.split(separator: "\n\n").map { part in
            guard part.hasPrefix("  ") else { return filled(String(part)) }
            let lines = part.split(separator: "\n").map { escaped(String($0)) }
            return ".Bd -literal -compact\n" + lines.joined(separator: "\n") + "\n.Ed\n"
        }.joined(separator: ".Pp\n")
    }

    /// Lines of text that roff fills: one for each sentence, and none too long for people to read.
    private static func filled(_ text: String) -> String {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let word = escaped(String(word))
            let isSentenceOver = line.hasSuffix(".") || line.hasSuffix(".)")
            if !line.isEmpty, isSentenceOver || line.utf8.count + word.utf8.count >= width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return (lines + [line]).joined(separator: "\n") + "\n"
    }

    private static let width = 78

    /// Text without meaning to roff: no line of it is a macro, dashes can be copied.
    private static func escaped(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var result = ""
            for character in line {
                switch character {
                case "\\": result += "\\e"
                case "-": result += "\\-"
                case "“": result += "\\(lq"
                case "”": result += "\\(rq"
                case "'": result += "\\(aq"
                default: result.append(character)
                }
            }
            return result.hasPrefix(".") ? "\\&" + result : result
        }.joined(separator: "\n")
    }
}
