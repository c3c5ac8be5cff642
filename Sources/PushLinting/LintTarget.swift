import Linting
import Workspace

/// A file that is to be linted, with what holds for it.
struct LintTarget: Sendable {
    /// Absolute; for standard input, where its content is said to stand.
    let path: Path
    /// The path as it is shown.
    let name: String
    let isStandardInput: Bool
    /// Whether somebody asked for this very file, or its name says that it is a payload, so that it must hold one.
    let mustHoldPayload: Bool
    /// Whether a configuration stands for the file, which makes it part of a project.
    let isConfigured: Bool
    /// Whether the configuration says that it is a template.
    let isTemplate: Bool
    /// Which of the run's programs lints it.
    let program: Int
    /// The entries of the configuration's `ignore` that may concern it.
    let ignores: [IgnoreEntry]
    /// Which of the run's string table places it belongs to.
    let tables: Int
}
