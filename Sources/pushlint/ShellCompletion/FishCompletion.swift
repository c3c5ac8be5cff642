/// Completion for fish.
enum FishCompletion: ShellCompletion {
    static let shell = "fish"

    static var script: String {
        let names = Commands.all.map { $0.name } + ["help"]
        var lines = [
            "# Completion of pushlint's command line for fish, made by “pushlint completions fish”.",
            "",
            "function __pushlint_command",
            "    set -l words (commandline -opc)",
            "    if set -q words[2]; and contains -- $words[2] \(names.joined(separator: " "))",
            "        echo $words[2]",
            "    else",
            "        echo lint",
            "    end",
            "end",
            "",
            "function __pushlint_runs",
            "    test (__pushlint_command) = $argv[1]",
            "end",
            "",
            "function __pushlint_is_first_word",
            "    test (count (commandline -opc)) -eq 1",
            "end",
            "",
        ]
        for command in Commands.all {
            let summary = quoted(ShellCompletions.summary(command.summary))
            lines.append("complete -c pushlint -n __pushlint_is_first_word -a \(command.name) -d \(summary)")
        }
        lines.append("complete -c pushlint -n __pushlint_is_first_word -a help -d 'Explain a command'")
        for command in Commands.all {
            lines.append("")
            lines += operand(command)
            for option in command.options + Commands.commonOptions { lines.append(line(option, command)) }
        }
        lines.append("")
        lines.append(
            "complete -c pushlint -n '__pushlint_runs help' -f -a '\(Commands.all.map { $0.name }.joined(separator: " "))'"
        )
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ option: Option, _ command: any Command.Type) -> String {
        var line = "complete -c pushlint -n '__pushlint_runs \(command.name)' -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        if option.value != nil {
            if !option.choices.isEmpty {
                line += " -x -a '\(option.choices.joined(separator: " "))'"
            } else {
                line += option.valueKind == .other ? " -x" : " -r -F"
            }
        }
        return line + " -d " + quoted(ShellCompletions.summary(option.help))
    }

    private static func operand(_ command: any Command.Type) -> [String] {
        let start = "complete -c pushlint -n '__pushlint_runs \(command.name)' -f"
        switch command.operand {
        case .files: return []
        case .nothing: return [start]
        case .rules: return [start + " -a " + quoted("(\(ShellCompletions.ruleNames))")]
        case .words(let words): return [start + " -a '\(words.joined(separator: " "))'"]
        }
    }

    private static func quoted(_ text: String) -> String {
        "'"
            + text.reduce(into: "") { result, character in
                if character == "'" || character == "\\" { result += "\\" }
                result.append(character)
            } + "'"
    }
}
