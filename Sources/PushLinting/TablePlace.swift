import Linting
import Workspace

/// Where an app's string tables are looked for, and what the configuration says of them.
struct TablePlace: Sendable, Hashable {
    /// What the configuration or the command line names; nil to look below the folder.
    let patterns: [ScopedPattern]?
    let folder: Path
    let developmentLanguage: String?
    /// The table that a push's keys are looked up in; nil for `Localizable`.
    let stringTable: String?
    /// Whether only that table is read.
    let isForPayloads: Bool
    /// What is left out.
    var exclude: [ScopedPattern] = []
}
