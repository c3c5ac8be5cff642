import SourceTree
import Workspace

/// One rule set or configuration file, read but not yet joined with those that it extends.
public struct RuleSetDocument: Sendable {
    public enum Level: String, Sendable {
        case off, recommended, all
    }

    public struct Extension: Sendable {
        public let name: Node
        public let level: Level?
    }

    public enum Entry: Sendable {
        case definition(RuleDefinition)
        case setting(RuleSetting)
    }

    public struct Override: Sendable {
        public let files: [Node]
        public var layer: RuleSetDocument
    }

    public var file: Source
    /// The folder that relative names and globs count from.
    public var folder: Path
    public var extensions: [Extension]?
    public var rules: [(name: Node, entry: Entry)] = []
    public var aliases: [(name: Node, given: [Node])] = []
    public var overrides: [Override] = []
    public var formats: [Node]?
    public var documentation: String?
    public var settings = Settings()

    init(file: Source, folder: Path) {
        self.file = file
        self.folder = folder
    }
}
