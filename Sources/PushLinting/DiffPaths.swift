import Workspace

/// How the files of a dry run are named in its diff, so that `git apply` finds them.
///
/// Paths start at the current folder. `git apply` takes none that leads upwards; if a file lies outside of the current
/// folder, all paths start at the root of the git work tree.
struct DiffPaths {
    /// The folder that all paths start at, where it is not the current one.
    let root: Path?
    private let folder: Path

    init(_ files: [Path], currentFolder: Path) {
        let current = RealPath.of(currentFolder) ?? currentFolder
        let places = files.map { RealPath.of($0) ?? $0 }
        let tree = GitWorkTree.enclosing(current)?.root
        let isOutside = places.contains { !$0.isWithin(current) }
        if isOutside, let tree, places.allSatisfy({ $0.isWithin(tree) }) {
            root = tree
            folder = tree
        } else {
            root = nil
            folder = current
        }
    }

    func name(of file: Path) -> String {
        (RealPath.of(file) ?? file).relative(to: folder).text
    }
}
