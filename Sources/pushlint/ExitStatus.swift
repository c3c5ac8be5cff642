/// What the process tells its caller.
enum ExitStatus: Int32, Sendable {
    /// No finding at or above the level of `--fail-on`.
    case clean = 0
    /// Findings at or above that level.
    case findings = 1
    /// The run itself failed: a wrong option, an unreadable file, a broken rule set.
    case failure = 2
}
