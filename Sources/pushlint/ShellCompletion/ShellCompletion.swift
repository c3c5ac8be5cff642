/// What a shell may offer while somebody types a command line, for one shell after another.
protocol ShellCompletion: Sendable {
    /// The shell's name.
    static var shell: String { get }
    /// A script for the shell, made from the tables of commands and options.
    static var script: String { get }
}

/// The shells that there are scripts for.
enum ShellCompletions {
    static let all: [any ShellCompletion.Type] = [BashCompletion.self, ZshCompletion.self, FishCompletion.self]

    /// A command that prints the names of all rules, for scripts.
    static let ruleNames = "pushlint rules 2>/dev/null | awk '{ print $2 }'"

    /// Help in one line without closing full stop, as shells show it.
    static func summary(_ help: String) -> String {
        let sentence = help.split(separator: ". ").first.map(String.init) ?? help
        return sentence.last == "." ? String(sentence.dropLast()) : sentence
    }
}
