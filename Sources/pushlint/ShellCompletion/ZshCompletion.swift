/// Completion for zsh, by its `_arguments`.
enum ZshCompletion: ShellCompletion {
    static let shell = "zsh"

    static var script: String {
        """
        #compdef pushlint
        # Completion of pushlint's command line for zsh, made by “pushlint completions zsh”.

        _pushlint_commands() {
            local -a commands
            commands=(
        \(Commands.all.map { "        '\($0.name):\(quoted(ShellCompletions.summary($0.summary)))'" }.joined(separator: "\n"))
                'help:Explain a command'
            )
            _describe -t commands command commands
        }

        _pushlint_rules() {
            local -a rules
            rules=(${(f)"$(\(ShellCompletions.ruleNames))"})
            _describe -t rules rule rules
        }

        _pushlint() {
            if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
                _pushlint_commands
                _files
                return
            fi
            local command=lint
            case $words[2] in
                \((Commands.all.map { $0.name } + ["help"]).joined(separator: "|")))
                    command=$words[2]
                    shift words
                    (( CURRENT-- ))
                    ;;
            esac
            case $command in
        \(Commands.all.map { cases($0) }.joined(separator: "\n"))
                help) _pushlint_commands ;;
            esac
        }

        if [ "$funcstack[1]" = "_pushlint" ]; then
            _pushlint "$@"
        else
            compdef _pushlint pushlint
        fi

        """
    }

    private static func cases(_ command: any Command.Type) -> String {
        let options = (command.options + Commands.commonOptions).map { argument($0) }
        let lines = (options + operand(command)).map { "                    \($0)" }
        return "        \(command.name))\n            _arguments -s -S \\\n" + lines.joined(separator: " \\\n")
            + "\n            ;;"
    }

    private static func argument(_ option: Option) -> String {
        let help = "[\(quoted(ShellCompletions.summary(option.help)))]"
        let value = option.value.map { ":\($0):\(action(option))" } ?? ""
        let long = "--\(option.name)" + (option.value == nil ? "" : "=")
        guard let short = option.short else { return "'\(option.isRepeatable ? "*" : "")\(long)\(help)\(value)'" }
        return "'(-\(short) --\(option.name))'{-\(short),\(long)}'\(help)\(value)'"
    }

    private static func action(_ option: Option) -> String {
        if !option.choices.isEmpty { return "(\(option.choices.joined(separator: " ")))" }
        switch option.valueKind {
        case .file: return "_files"
        case .folder: return "_files -/"
        case .other: return ""
        }
    }

    private static func operand(_ command: any Command.Type) -> [String] {
        switch command.operand {
        case .files: ["'*:file:_files'"]
        case .rules: ["'*:rule:_pushlint_rules'"]
        case .words(let words): ["'1:word:(\(words.joined(separator: " ")))'"]
        case .nothing: []
        }
    }

    /// Help inside of single quotes, where `[`, `]` and `:` mean something to `_arguments`.
    private static func quoted(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "'": result += "'\\''"
            case "[", "]", ":", "\\": result += "\\\(character)"
            default: result.append(character)
            }
        }
    }
}
