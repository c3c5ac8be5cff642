/// The folder that relative paths start from.
public enum CurrentFolder {
    /// Its absolute path, with links resolved.
    ///
    /// - Throws: when the folder is gone or a folder above it cannot be searched.
    public static func path() throws(FileProblem) -> Path {
        try SystemCalls.currentFolder()
    }
}
