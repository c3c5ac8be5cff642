/// Where a file really is, links followed.
public enum RealPath {
    /// The file's own path; nil where there is none.
    ///
    /// - Parameter path: absolute.
    public static func of(_ path: Path) -> Path? {
        try? SystemCalls.realPath(of: path)
    }
}
