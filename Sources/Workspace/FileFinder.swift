/// Finds the files that arguments of the command line name: files, folders, and patterns that the shell left as they
/// were.
///
/// In folders it leaves out what git ignores, and `.git`, `.build`, `Pods`, `Carthage`, `node_modules` and
/// `DerivedData`, unless such a folder is named itself. Links to files are followed, links to folders only when named.
/// Nothing but a regular file is taken.
public struct FileFinder: Sendable {
    private let userFolders: UserFolders
    private let isWanted: @Sendable (Path) -> Bool
    private let isExcluded: @Sendable (Path, _ isFolder: Bool) -> Bool

    /// - Parameters:
    ///   - isWanted: whether a file that lies in a named folder is to be found; asked with its absolute path.
    ///   - isExcluded: whether a file or folder is left out; asked with its absolute path, also of what is named
    ///     by itself.
    public init(
        userFolders: UserFolders, isWanted: @escaping @Sendable (Path) -> Bool,
        isExcluded: @escaping @Sendable (Path, _ isFolder: Bool) -> Bool = { _, _ in false }
    ) {
        self.userFolders = userFolders
        self.isWanted = isWanted
        self.isExcluded = isExcluded
    }

    /// Looks up all arguments; a path that several of them lead to is found once, with the first one's origin.
    ///
    /// - Parameter folder: what relative arguments start from; absolute and normalised.
    public func find(_ arguments: [String], in folder: Path) -> FileSearch {
        if arguments.count == 1 { return find(arguments[0], in: folder) }
        var files: [Path: FoundFile] = [:]
        var problems: Set<FileProblem> = []
        for argument in arguments {
            let search = find(argument, in: folder)
            files.merge(search.files.map { ($0.path, $0) }) { first, _ in first }
            problems.formUnion(search.problems)
        }
        return FileFinder.sorted(Array(files.values), Array(problems))
    }

    /// Looks through one folder.
    ///
    /// - Parameter folder: absolute and normalised.
    public func findAll(below folder: Path) -> FileSearch {
        walk(folder) { isWanted($0) ? .found : nil }
    }

    private func find(_ argument: String, in folder: Path) -> FileSearch {
        let written = Path(argument)
        do throws(FileProblem) {
            guard !argument.isEmpty else { throw FileProblem(.noPath, at: written) }
            let path = try FileFinder.place(of: written, in: folder)
            let status = try SystemCalls.status(of: path)
            let isFolder = status.kind == .folder
            if !isFolder, let objection = status.objection { throw FileProblem(objection, at: written) }
            if isExcluded(path, isFolder) { return FileSearch(files: [], problems: []) }
            if isFolder { return findAll(below: path) }
            return FileSearch(files: [FoundFile(path: path, origin: .named)], problems: [])
        } catch {
            let isAbsent = error.reason == .missing || error.reason == .notAFolder
            if isAbsent, Glob.isPattern(argument) { return findMatches(of: written, in: folder) }
            return FileSearch(files: [], problems: [FileProblem(error.reason, at: written)])
        }
    }

    /// The absolute path; where `..` stands behind a link, the text alone may lead astray and the system knows better.
    private static func place(of written: Path, in folder: Path) throws(FileProblem) -> Path {
        let path = written.absolute(in: folder)
        do throws(FileProblem) {
            _ = try SystemCalls.status(of: path)
            return path
        } catch {
            guard error.reason == .missing || error.reason == .notAFolder else { throw error }
            return try SystemCalls.realPath(of: folder.appending(written))
        }
    }

    /// Finds what the shell would have found, and `**` besides; folders that match are looked through.
    private func findMatches(of written: Path, in folder: Path) -> FileSearch {
        let parts = written.components.map { String(decoding: $0, as: UTF8.self) }
        let plain = parts.prefix { !Glob.isPattern($0) }
        let start = (written.isAbsolute ? "/" : "./") + plain.joined(separator: "/")
        let base = Path(start).absolute(in: folder)
        // The leading slash keeps `*.json` from being looked for in every folder.
        let pattern = "/" + parts.dropFirst(plain.count).joined(separator: "/")
        let glob: Glob
        do throws(GlobFault) {
            // Faults are told with their place in the whole.
            _ = try Glob(written.text)
            glob = try Glob(pattern)
        } catch {
            return FileSearch(files: [], problems: [FileProblem(.malformedPattern(error), at: written)])
        }
        let isFolder = (try? SystemCalls.status(of: base))?.kind == .folder
        let search = isFolder ? matches(of: glob, below: base) : FileSearch(files: [], problems: [])
        guard search.files.isEmpty, search.problems.isEmpty else { return search }
        return FileSearch(files: [], problems: [FileProblem(.nothingMatches, at: written)])
    }

    private func matches(of glob: Glob, below base: Path) -> FileSearch {
        walk(base) { path in
            let relative = path.relative(to: base)
            if glob.matches(relative) { return .matched }
            return isWanted(path) && glob.covers(relative) ? .found : nil
        }
    }

    private func walk(_ folder: Path, origin: @escaping (Path) -> FoundFile.Origin?) -> FileSearch {
        var walk = FolderWalk(userFolders: userFolders, isExcluded: isExcluded, origin: origin)
        walk.search(folder)
        return FileFinder.sorted(walk.files, walk.problems)
    }

    private static func sorted(_ files: [FoundFile], _ problems: [FileProblem]) -> FileSearch {
        FileSearch(
            files: files.sorted { $0.path < $1.path },
            problems: problems.sorted { ($0.path, $0.message) < ($1.path, $1.message) })
    }
}
