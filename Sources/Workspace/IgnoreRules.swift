/// What git ignores in a folder: the patterns of all files that speak of it (gitignore(5)).
///
/// One thing is not looked at: git tracks an ignored file that was added by force, and here it stays ignored.
public struct IgnoreRules: Sendable {
    /// The weakest first.
    private var files: [IgnoreFile] = []
    private let ignoresCase: Bool
    /// Whether git looks into the folders at all, and thus each `.gitignore` counts.
    let isInWorkTree: Bool

    /// Rules that ignore nothing.
    public init() {
        ignoresCase = false
        isInWorkTree = false
    }

    /// The rules in force in a folder of a work tree: the user's own file, `info/exclude`, and each `.gitignore` from
    /// the top down to the folder. What cannot be read is added to the problems.
    public init(
        in folder: Path, of workTree: GitWorkTree, userFolders: UserFolders, problems: inout [FileProblem]
    ) {
        self.init(above: folder, of: workTree, userFolders: userFolders, problems: &problems)
        enter(folder, &problems)
    }

    /// The same without the folder's own `.gitignore`.
    init(
        above folder: Path, of workTree: GitWorkTree, userFolders: UserFolders, problems: inout [FileProblem]
    ) {
        let settings = GitSettings(of: workTree, userFolders: userFolders, problems: &problems)
        ignoresCase = settings.ignoresCase
        isInWorkTree = true
        let exclude = workTree.commonFolder.appending("info/exclude")
        for file in [settings.ignoreFile, exclude].compactMap({ $0 }) {
            add(file, speakingOf: workTree.root, &problems)
        }
        var current = workTree.root
        for part in folder.relative(to: workTree.root).components where !part.elementsEqual(".".utf8) {
            enter(current, &problems)
            current = current.appending(part)
        }
    }

    /// Adds the `.gitignore` of a folder, if it has one.
    mutating func enter(_ folder: Path, _ problems: inout [FileProblem]) {
        let file = folder.appending(".gitignore")
        // Git does not follow a link of this name (gitignore(5), “Notes”).
        guard (try? SystemCalls.status(of: file, followingLinks: false))?.kind != .link else { return }
        add(file, speakingOf: folder, &problems)
    }

    private mutating func add(_ file: Path, speakingOf folder: Path, _ problems: inout [FileProblem]) {
        do {
            add(try FileReader.read(file), speakingOf: folder)
        } catch {
            if error.reason != .missing { problems.append(error) }
        }
    }

    /// Adds patterns that are stronger than those so far.
    ///
    /// - Parameters:
    ///   - text: as in a `.gitignore`.
    ///   - folder: absolute and normalised.
    public mutating func add(_ text: [UInt8], speakingOf folder: Path) {
        files.append(IgnoreFile(text, in: folder, ignoresCase: ignoresCase))
    }

    /// Whether a file or folder is ignored itself; the folders above it are not looked at.
    ///
    /// - Parameter path: absolute and normalised, below the folder of each rule.
    public func ignores(_ path: Path, isFolder: Bool) -> Bool {
        guard !files.isEmpty else { return false }
        let units = path.bytes.map { UInt32($0) }[...]
        let name = units.suffix(path.nameBytes.count)
        for file in files.reversed() where path.isWithin(file.folder) && path != file.folder {
            if let verdict = file.verdict(units, name: name, isFolder: isFolder) { return verdict }
        }
        return false
    }
}
