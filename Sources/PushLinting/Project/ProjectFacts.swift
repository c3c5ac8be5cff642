/// What a project's files tell about the app and its payloads. All paths start from the project's folder.
public struct ProjectFacts: Sendable, Hashable {
    /// The folders that the payload files stand in, without those inside of others; `.` for the project's own.
    public internal(set) var payloadFolders: [String] = []
    /// How many files with payloads were found.
    public internal(set) var payloadFileCount = 0
    /// The folders below which the string tables stand that a push's keys are looked up in.
    public internal(set) var tableFolders: [String] = []
    /// The languages of these tables, as their folders or catalogs name them.
    public internal(set) var languages: [String] = []
    /// Folder names that stand for a language and are none.
    public internal(set) var strangeLanguages: [String] = []
    /// The language of the texts in the code, if it can be told.
    public internal(set) var developmentLanguage: String?
    /// The `Info.plist` of a notification service extension.
    public internal(set) var serviceExtension: String?
    /// The app's bundle identifier; of several, nothing tells which one is meant.
    public internal(set) var bundleIDs: [String] = []
    /// The app's entitlements file; of several, nothing tells which one is meant.
    public internal(set) var entitlements: [String] = []
}
