/// Completion for bash, from version 3.2 on, as macOS has it.
enum BashCompletion: ShellCompletion {
    static let shell = "bash"

    static var script: String {
        let names = Commands.all.map { $0.name } + ["help"]
        return """
            # Completion of pushlint's command line for bash, made by “pushlint completions bash”.

            _pushlint() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command=lint
                # bash takes the sign of --option=value for a word of its own.
                if [ "$current" = "=" ]; then
                    current=""
                elif [ "$previous" = "=" ]; then
                    previous="${COMP_WORDS[COMP_CWORD-2]}"
                fi
                if [ "$COMP_CWORD" -gt 1 ]; then
                    case "${COMP_WORDS[1]}" in
                        \(names.joined(separator: "|"))) command="${COMP_WORDS[1]}" ;;
                    esac
                fi
                COMPREPLY=()
                # What is left without an answer is completed as a file's name.
                case "$command $previous" in
            \(values())
                esac
                if [ "${current:0:1}" = "-" ]; then
                    case "$command" in
            \(options())
                    esac
                    return
                fi
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$current"))
                    return
                fi
                case "$command" in
            \(operands())
                esac
            }

            complete -o default -F _pushlint pushlint

            """
    }

    /// What may follow an option that takes a value.
    private static func values() -> String {
        lines { command in
            (command.options + Commands.commonOptions).filter { $0.value != nil }.map { option in
                let written = [option.short.map { "-\($0)" }, "--\(option.name)"].compactMap { $0 }
                let pattern = written.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
                let action =
                    option.choices.isEmpty ? "return" : reply(option.choices.joined(separator: " ")) + "; return"
                return "        \(pattern)) \(action) ;;"
            }
        }
    }

    private static func options() -> String {
        lines { command in
            let names = (command.options + Commands.commonOptions).map { "--\($0.name)" }
            return ["            \(command.name)) \(reply(names.joined(separator: " "))) ;;"]
        }
    }

    private static func operands() -> String {
        var lines = Commands.all.compactMap { command -> String? in
            switch command.operand {
            case .files: nil
            case .nothing: nil
            case .rules: "        \(command.name)) \(reply("$(\(ShellCompletions.ruleNames))")) ;;"
            case .words(let words): "        \(command.name)) \(reply(words.joined(separator: " "))) ;;"
            }
        }
        lines.append("        help) \(reply(Commands.all.map { $0.name }.joined(separator: " "))) ;;")
        return lines.joined(separator: "\n")
    }

    private static func reply(_ words: String) -> String {
        "COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\"))"
    }

    private static func lines(_ body: (any Command.Type) -> [String]) -> String {
        Commands.all.flatMap(body).joined(separator: "\n")
    }
}
