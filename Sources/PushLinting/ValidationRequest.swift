import Workspace

/// What is to be validated, and against what.
public struct ValidationRequest: Sendable {
    /// The file that holds the schema.
    public var schema: String
    /// Files, folders and globs; `-` is standard input.
    public var paths: [String]
    /// Where relative paths start and what shown paths are relative to; absolute and normalised.
    public var currentFolder: Path
    /// Where git's settings are looked for.
    public var userFolders: UserFolders
    /// The name that standard input's content goes by.
    public var standardInputName: String?
    /// Reads standard input.
    public var readStandardInput: @Sendable () -> Result<[UInt8], FileProblem> = { .success([]) }

    /// What is to be validated; the rest is set afterwards.
    public init(schema: String, paths: [String], currentFolder: Path, userFolders: UserFolders) {
        self.schema = schema
        self.paths = paths
        self.currentFolder = currentFolder
        self.userFolders = userFolders
    }
}
