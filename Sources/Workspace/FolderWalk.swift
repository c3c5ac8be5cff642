/// One search through a folder and everything below it, without recursion.
struct FolderWalk {
    /// How many folders may stand inside one another.
    static let maximumDepth = 256
    /// Folders of built or fetched things.
    private static let skippedNames = Set(
        [".git", ".build", "Pods", "Carthage", "node_modules", "DerivedData"].map { Array($0.utf8) })

    /// How a file came to be looked at, by its absolute path; nil when it is not wanted.
    private let origin: (Path) -> FoundFile.Origin?
    private let isExcluded: (Path, _ isFolder: Bool) -> Bool
    private let userFolders: UserFolders
    private var pending: [(folder: Path, depth: Int, rules: IgnoreRules)] = []
    private(set) var files: [FoundFile] = []
    private(set) var problems: [FileProblem] = []

    init(
        userFolders: UserFolders, isExcluded: @escaping (Path, Bool) -> Bool,
        origin: @escaping (Path) -> FoundFile.Origin?
    ) {
        self.userFolders = userFolders
        self.isExcluded = isExcluded
        self.origin = origin
    }

    /// - Parameter root: absolute and normalised.
    mutating func search(_ root: Path) {
        var rules = IgnoreRules()
        if let workTree = GitWorkTree.enclosing(root) {
            rules = IgnoreRules(above: root, of: workTree, userFolders: userFolders, problems: &problems)
        }
        pending.append((root, 1, rules))
        while let (folder, depth, rules) = pending.popLast() { visit(folder, depth, rules) }
    }

    /// - Parameter outerRules: those in force in the folder, without its own `.gitignore`.
    private mutating func visit(_ folder: Path, _ depth: Int, _ outerRules: IgnoreRules) {
        let entries: [FolderEntry]
        do {
            // In order already, so that the sorting of all files has little left to do.
            entries = try SystemCalls.entries(of: folder).sorted { $0.name.lexicographicallyPrecedes($1.name) }
        } catch {
            return problems.append(error)
        }
        let rules = rules(in: folder, with: entries, isFirst: depth == 1, outerRules)
        let next = pending.count
        // The last one that is pending is visited first.
        defer { pending[next...].reverse() }
        for entry in entries where entry.kind == .file || !FolderWalk.skippedNames.contains(entry.name) {
            let path = folder.appending(entry.name[...])
            do throws(FileProblem) {
                try look(at: path, entry, depth, rules)
            } catch {
                // What vanished since it was listed is no trouble.
                if error.reason != .missing { problems.append(error) }
            }
        }
    }

    private mutating func look(
        at path: Path, _ entry: FolderEntry, _ depth: Int, _ rules: IgnoreRules
    ) throws(FileProblem) {
        var kind = entry.kind
        if kind == nil { kind = try SystemCalls.status(of: path, followingLinks: false).kind }
        switch kind {
        case .folder: descend(into: path, depth + 1, rules)
        case .file: take(path, rules)
        case .link: try takeLink(path, rules)
        case .namedPipe, .socket, .device, nil: refuse(path, rules)
        }
    }

    private mutating func descend(into folder: Path, _ depth: Int, _ rules: IgnoreRules) {
        if rules.ignores(folder, isFolder: true) || isExcluded(folder, true) { return }
        guard depth <= FolderWalk.maximumDepth else {
            return problems.append(FileProblem(.tooDeep(limit: FolderWalk.maximumDepth), at: folder))
        }
        pending.append((folder, depth, rules))
    }

    private mutating func rules(
        in folder: Path, with entries: [FolderEntry], isFirst: Bool, _ outerRules: IgnoreRules
    ) -> IgnoreRules {
        var rules = outerRules
        if !isFirst, entries.contains(where: { $0.name.elementsEqual(".git".utf8) }),
            let workTree = GitWorkTree(root: folder)
        {
            // A repository inside another, such as a submodule, has rules of its own.
            rules = IgnoreRules(above: folder, of: workTree, userFolders: userFolders, problems: &problems)
        }
        if rules.isInWorkTree, entries.contains(where: { $0.name.elementsEqual(".gitignore".utf8) }) {
            rules.enter(folder, &problems)
        }
        return rules
    }

    /// A link to a file stands for the file; one to a folder is not followed, as git does not follow it, so that
    /// nothing is found twice and no circle has to be noticed.
    private mutating func takeLink(_ path: Path, _ rules: IgnoreRules) throws(FileProblem) {
        guard origin(path) != nil, !isLeftOut(path, rules) else { return }
        switch try SystemCalls.status(of: path).kind {
        case .file: take(path, rules)
        case .folder: break
        case .link, .namedPipe, .socket, .device: refuse(path, rules)
        }
    }

    private mutating func take(_ path: Path, _ rules: IgnoreRules) {
        guard let origin = origin(path), !isLeftOut(path, rules) else { return }
        files.append(FoundFile(path: path, origin: origin))
    }

    private mutating func refuse(_ path: Path, _ rules: IgnoreRules) {
        guard origin(path) != nil, !isLeftOut(path, rules) else { return }
        do {
            let status = try SystemCalls.status(of: path)
            if let objection = status.objection { problems.append(FileProblem(objection, at: path)) }
        } catch {
            problems.append(error)
        }
    }

    private func isLeftOut(_ path: Path, _ rules: IgnoreRules) -> Bool {
        rules.ignores(path, isFolder: false) || isExcluded(path, false)
    }
}
