import Linting
import Workspace

/// Where an app's string tables are looked for.
struct TablePlace: Sendable, Hashable {
    /// What the configuration or the command line names; nil to look below the folder.
    let patterns: [ScopedPattern]?
    let folder: Path
    let developmentLanguage: String?
}
