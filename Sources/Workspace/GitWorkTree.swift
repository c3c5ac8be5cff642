/// A folder that git keeps versions of.
public struct GitWorkTree: Sendable, Hashable {
    /// The top folder, absolute and normalised: the project's root.
    public let root: Path
    /// Git's own folder, shared by all work trees of a repository.
    public let commonFolder: Path

    /// The work tree that a folder lies in: the nearest folder upwards with a `.git`; nil when there is none.
    ///
    /// - Parameter folder: absolute and normalised.
    public static func enclosing(_ folder: Path) -> GitWorkTree? {
        var current: Path? = folder
        while let candidate = current {
            if let found = GitWorkTree(root: candidate) { return found }
            current = candidate.parent
        }
        return nil
    }

    /// Nil when the folder has no `.git`.
    init?(root: Path) {
        let marker = root.appending(".git")
        guard let status = try? SystemCalls.status(of: marker) else { return nil }
        self.root = root
        commonFolder = status.kind == .file ? GitWorkTree.commonFolder(behind: marker) : marker
    }

    /// A submodule and a second work tree have a file `.git` that names git's folder, which may name the shared one
    /// (gitrepository-layout(5), “commondir”).
    private static func commonFolder(behind marker: Path) -> Path {
        guard let text = try? FileReader.read(marker, limit: 1 << 16), text.starts(with: "gitdir:".utf8),
            let base = marker.parent
        else { return marker }
        let folder = path(in: text.dropFirst("gitdir:".utf8.count)).absolute(in: base)
        guard let shared = try? FileReader.read(folder.appending("commondir"), limit: 1 << 16) else { return folder }
        return path(in: shared[...]).absolute(in: folder)
    }

    private static func path(in text: ArraySlice<UInt8>) -> Path {
        let start = text.drop { $0 == UInt8(ascii: " ") }
        return Path(bytes: Array(start.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }))
    }
}
