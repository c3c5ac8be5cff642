import Linting
import Payloads
import Workspace

/// What is to be linted, and what was said on the command line about it.
public struct LintRequest: Sendable {
    /// Files, folders and globs; `-` is standard input. Empty for what the configuration names, or else the current
    /// folder.
    public var paths: [String] = []
    /// Where relative paths start and what shown paths are relative to; absolute and normalised.
    public var currentFolder: Path
    /// Where the user's own configuration and git settings stand.
    public var userFolders: UserFolders
    /// Whether named files that hold no payload are left out, as those in a named folder are.
    public var skipsOtherFiles = false
    /// A configuration to be taken in place of those that are found.
    public var configuration: String?
    /// Rule sets to be taken in place of the configuration's rules: built-in names, or paths.
    public var ruleSets: [String] = []
    /// Folders or files of string tables, in place of the configuration's.
    public var strings: [String] = []
    /// Whether string tables are read even where no rule and no project asks for them.
    public var alwaysReadsStringTables = false
    /// What the command line says of the app; it comes on top of the configuration.
    public var settings = Settings()
    /// The file of findings that were set aside, in place of the configuration's.
    public var baseline: String?
    /// Whether to set all findings aside, in that file.
    public var writesBaseline = false
    /// A revision of git's; only payload files that differ from it are linted.
    public var changedSince: String?
    /// The day, in UTC, on which entries of `ignore` are judged.
    public var today = CalendarDate(secondsSinceEpoch: SystemClock.secondsSinceEpoch())
    /// Whether the outcome tells how the run went, with its times.
    public var takesDetails = false
    /// Whether the report is to have what is known of each file. If not, those in which nothing is found are not kept,
    /// which is faster and takes less memory.
    public var keepsRightFiles = true
    /// Hears how far the run is.
    public var progress: RunProgress?
    /// The name that standard input's content goes by.
    public var standardInputName: String?
    /// Reads standard input.
    public var readStandardInput: @Sendable () -> Result<[UInt8], FileProblem> = { .success([]) }

    /// A request for all payloads below a folder.
    public init(currentFolder: Path, userFolders: UserFolders = UserFolders(home: nil)) {
        self.currentFolder = currentFolder
        self.userFolders = userFolders
    }
}
