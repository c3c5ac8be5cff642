/// Writes whole files so that a reader sees the old one or the new one, never a part.
public enum FileWriter {
    /// Puts bytes in place of a file, or makes it.
    ///
    /// They go to a new file beside it first, which then takes its name; whatever fails, a full disk included, leaves
    /// the old file whole. Its rights stay, and a link to it stays a link. A device or a pipe, such as `/dev/stdout`,
    /// is written to directly.
    ///
    /// - Parameter followsLinks: whether a link is followed, which is for paths that a person has named; a link of a name
    ///   that we chose ourselves may stand there to lead us astray.
    /// - Throws: a problem with the path; a file that may not be written to is one, although its folder would let us.
    public static func write(_ bytes: [UInt8], to path: Path, followsLinks: Bool = true) throws(FileProblem) {
        if !followsLinks, try existing(path, followingLinks: false)?.kind == .link {
            throw FileProblem(.isLink, at: path)
        }
        guard let status = try existing(path) else { return try replace(path, with: bytes, like: nil) }
        switch status.kind {
        case .file:
            guard try SystemCalls.isWritable(path) else { throw FileProblem(.notPermitted, at: path) }
            try replace(SystemCalls.realPath(of: path), with: bytes, like: status)
        case .device, .namedPipe: try OpenFile.writing(path).write(bytes)
        case .folder, .link, .socket: throw FileProblem(status.objection ?? .noPath, at: path)
        }
    }

    /// Makes a folder, and those above it that are missing; what is there already stays as it is.
    ///
    /// - Throws: a problem with one of them.
    public static func makeFolder(_ path: Path) throws(FileProblem) {
        var missing: [Path] = []
        var next: Path? = path
        while let folder = next, try existing(folder) == nil {
            missing.append(folder)
            next = folder.parent
        }
        for folder in missing.reversed() { try SystemCalls.makeFolder(folder) }
    }

    /// Nil when nothing is there.
    private static func existing(_ path: Path, followingLinks: Bool = true) throws(FileProblem) -> FileStatus? {
        do {
            return try SystemCalls.status(of: path, followingLinks: followingLinks)
        } catch {
            if error.reason == .missing { return nil }
            throw error
        }
    }

    private static func replace(
        _ path: Path, with bytes: [UInt8], like status: FileStatus?
    ) throws(FileProblem) {
        let folder = path.parent ?? .root
        let mark = String(UInt64.random(in: .min ... .max), radix: 36)
        let temporary = folder.appending(".pushlint-\(mark).tmp")
        do {
            try fill(temporary, with: bytes, like: status)
            try SystemCalls.rename(temporary, to: path)
        } catch {
            // Nothing more can be done where even this fails; the first problem is the one to tell.
            try? SystemCalls.remove(temporary)
            throw FileProblem(error.reason, at: path)
        }
    }

    private static func fill(
        _ temporary: Path, with bytes: [UInt8], like status: FileStatus?
    ) throws(FileProblem) {
        let file = try OpenFile.creating(temporary)
        try file.write(bytes)
        if let status { try file.adopt(status) }
        try file.synchronise()
    }
}
