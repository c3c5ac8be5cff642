/// What may stand on a command's line besides its options, as far as a shell can complete it.
enum Operand: Sendable {
    case files
    case rules
    case words([String])
    case nothing
}
