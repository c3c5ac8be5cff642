import Linting
import StringTables
import Workspace

/// Everything that is decided before a payload is read: which files, and which rules and tables for each.
struct LintPlan: Sendable {
    var targets: [LintTarget] = []
    var programs: [LintProgram] = []
    /// Where the string tables of some files are looked for.
    var tablePlaces: [TablePlace] = []
    /// String tables that were named on the command line, to be read for their own sake.
    var namedTables: [Path] = []
    /// Whether the run is for a whole folder or project, so that all that belongs to it is checked.
    var isWholeProject = false
    /// Whether everything in the current folder that belongs to it is looked at.
    var isAllOfFolder = false
    /// What the configuration of the current folder says; nil when it cannot be read.
    var homeSettings: Settings?
    /// Sentences about decisions, for those who ask how the run went.
    var remarks: [String] = []
    /// Sentences for everybody.
    var notes: [String] = []
    /// What is likely a mistake in a configuration, each as `path:line:column: warning: ...`.
    var warnings: [String] = []
    var troubles: [Trouble] = []
}
