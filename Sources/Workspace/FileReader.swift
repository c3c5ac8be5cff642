/// Reads whole files. Holds no state, so that many threads may read at once.
public enum FileReader {
    /// The largest file that is read unless another limit is given, in bytes: 1 GiB, like the JSON parser.
    public static let defaultLimit = 1 << 30

    /// All bytes of a file; a link is followed.
    ///
    /// Only regular files are opened: a pipe or a device might never end. A file that grows or shrinks meanwhile
    /// gives what was read.
    ///
    /// - Parameters:
    ///   - wasFound: whether a search has just found a file there, so that it need not be looked at first.
    ///   - limit: in bytes.
    /// - Throws: a problem that says what stands there instead, or why it cannot be read.
    public static func read(
        _ path: Path, wasFound: Bool = false, limit: Int = defaultLimit
    ) throws(FileProblem) -> [UInt8] {
        if !wasFound { try check(SystemCalls.status(of: path), path, limit) }
        let file = try OpenFile.reading(path)
        let status = try file.status()
        try check(status, path, limit)
        // A file without a size may have content all the same, as those of /proc do.
        if status.size == 0 { return try file.contents(expectedSize: 0, limit: limit) }
        return try file.contents(size: status.size)
    }

    /// All bytes of standard input.
    ///
    /// - Parameter limit: in bytes.
    public static func readStandardInput(limit: Int = defaultLimit) throws(FileProblem) -> [UInt8] {
        try OpenFile.standardInput().contents(expectedSize: 1 << 16, limit: limit)
    }

    private static func check(_ status: FileStatus, _ path: Path, _ limit: Int) throws(FileProblem) {
        if let objection = status.objection { throw FileProblem(objection, at: path) }
        if status.size > limit { throw FileProblem(.tooLarge(size: status.size, limit: limit), at: path) }
    }
}
