/// One of the tool's commands. `Commands.all` lists them.
protocol Command: Sendable {
    static var name: String { get }
    /// One line for the list of commands.
    static var summary: String { get }
    /// What may stand behind the command's name, as help shows it.
    static var usage: String { get }
    /// A paragraph or two for the command's own help.
    static var discussion: String { get }
    static var options: [Option] { get }
    /// What may stand on the line besides options.
    static var operand: Operand { get }

    /// Does the command's work.
    static func run(_ arguments: Arguments) async throws -> ExitStatus
}

extension Command {
    static var operand: Operand { .files }
}
