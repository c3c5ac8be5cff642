import SourceTree
import Workspace

/// One of the rule sets that a run stands on, the outermost first.
public enum RuleSetLayer: Sendable {
    /// A built-in rule set by its name, such as `pushlint:recommended`.
    case builtin(String)
    /// A file's content, and the folder that relative names in it count from.
    case file(Source, folder: Path)
}
