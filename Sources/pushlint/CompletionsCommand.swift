import Spelling

/// `pushlint completions SHELL`: a script that makes a shell complete pushlint's command line.
enum CompletionsCommand: Command {
    static let name = "completions"
    static let summary = "Write a script that completes command lines."
    static let usage = "bash | zsh | fish"
    static let discussion = """
        Writes a script that makes a shell complete commands, options and names of rules.

          bash  eval "$(pushlint completions bash)" in ~/.bashrc
          zsh   pushlint completions zsh > FOLDER/_pushlint, a folder that fpath names
          fish  pushlint completions fish > ~/.config/fish/completions/pushlint.fish
        """
    static let options: [Option] = []
    static let operand = Operand.words(ShellCompletions.all.map { $0.shell })

    static func run(_ arguments: Arguments) async throws -> ExitStatus {
        let shells = ShellCompletions.all.map { $0.shell }
        guard arguments.positional.count == 1, let name = arguments.positional.first else {
            throw UsageFault(message: "Name one shell: \(shells.joined(separator: ", ")).", command: self.name)
        }
        guard let completion = ShellCompletions.all.first(where: { $0.shell == name }) else {
            var message = "There is no script for “\(name)”; there are some for \(shells.joined(separator: ", "))."
            if let nearest = Spelling.nearest(to: name, among: shells) { message += " Did you mean “\(nearest)”?" }
            throw UsageFault(message: message, command: self.name)
        }
        return Terminal.print(completion.script) ? .clean : .failure
    }
}
