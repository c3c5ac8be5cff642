import SourceTree
import Workspace

/// One rule set or configuration file, read but not yet joined with those that it extends.
public struct RuleSetDocument: Sendable {
    /// Which of a rule set's rules are taken.
    public enum Level: String, Sendable {
        case off, recommended, all
    }

    /// A rule set that this one stands on.
    public struct Extension: Sendable {
        /// Its name or path as it is written.
        public let name: Node
        /// Which of its rules are taken; nil for its own choice.
        public let level: Level?
    }

    /// What stands behind a name under `rules`.
    public enum Entry: Sendable {
        case definition(RuleDefinition)
        case setting(RuleSetting)
    }

    /// What holds for some files only.
    public struct Override: Sendable {
        /// The globs, each with a pointer behind `#` if it is about a part of a file.
        public let files: [Node]
        /// What holds for them.
        public var layer: RuleSetDocument
    }

    /// The file in which it stands.
    public var file: Source
    /// The folder that relative names and globs count from.
    public var folder: Path
    /// What it stands on; nil when it does not say.
    public var extensions: [Extension]?
    /// Its rules and settings of rules, in order.
    public var rules: [(name: Node, entry: Entry)] = []
    /// Names for paths.
    public var aliases: [(name: Node, given: [Node])] = []
    /// What holds for some files only, in order.
    public var overrides: [Override] = []
    /// What its rules are for, where they do not say.
    public var formats: [Node]?
    /// A page about its rules.
    public var documentation: String?
    /// The settings beside the rules.
    public var settings = Settings()

    init(file: Source, folder: Path) {
        self.file = file
        self.folder = folder
    }
}
