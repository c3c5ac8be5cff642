/// What a search came to.
public struct FileSearch: Sendable, Hashable {
    /// Each path once, sorted by bytes.
    public let files: [FoundFile]
    /// What could not be searched or is no file, sorted by path.
    public let problems: [FileProblem]
}
