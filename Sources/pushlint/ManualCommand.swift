/// `pushlint man`: the manual page.
enum ManualCommand: Command {
    static let name = "man"
    static let summary = "Write the manual page."
    static let usage = ""
    static let discussion = """
        Writes the manual page, made from the same tables as this help. To read it at once:

          pushlint man | man -l -

        On macOS, “pushlint man | mandoc -a” does that. To install it, write it to a file
        pushlint.1 in the folder man1 of a manual path.
        """
    static let options: [Option] = []
    static let operand = Operand.nothing

    static func run(_ arguments: Arguments) async throws -> ExitStatus {
        if let word = arguments.positional.first {
            throw UsageFault(message: "“man” takes no words; it was given “\(word)”.", command: name)
        }
        return Terminal.print(ManualPage.text) ? .clean : .failure
    }
}
