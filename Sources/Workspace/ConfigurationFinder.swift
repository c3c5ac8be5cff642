/// Finds the configuration files that hold for a linted file: those in its folder and in the folders above.
///
/// The search ends, with that folder still looked at, at the top of a git work tree, at the user's home, or at the
/// root of the file system. Each folder is looked at once.
public struct ConfigurationFinder: Sendable {
    /// The names, in the order in which they are looked for.
    public static let names = [".pushlint.yml", ".pushlint.yaml"]

    private let home: Path?
    private var chains: [Path: [Path]] = [:]
    /// Folders that have two configurations.
    public private(set) var problems: [FileProblem] = []

    /// A finder that also knows where the user's own configuration may stand.
    public init(userFolders: UserFolders) {
        home = userFolders.home
    }

    /// The configurations that hold in a folder, the nearest first. Only their paths: whether they can be read will
    /// show.
    ///
    /// - Parameter folder: absolute and normalised.
    public mutating func configurations(in folder: Path) -> [Path] {
        var pending: [(folder: Path, own: Path?)] = []
        var chain: [Path] = []
        var current: Path? = folder
        while let candidate = current {
            if let known = chains[candidate] {
                chain = known
                break
            }
            pending.append((candidate, configuration(of: candidate)))
            current = isBoundary(candidate) ? nil : candidate.parent
        }
        for (folder, own) in pending.reversed() {
            if let own { chain.insert(own, at: 0) }
            chains[folder] = chain
        }
        return chain
    }

    private func isBoundary(_ folder: Path) -> Bool {
        folder == home || ConfigurationFinder.exists(folder.appending(".git"))
    }

    private mutating func configuration(of folder: Path) -> Path? {
        let found = ConfigurationFinder.names.map { folder.appending($0) }.filter(ConfigurationFinder.exists)
        if let first = found.first, found.count > 1 {
            problems.append(FileProblem(.secondConfiguration(name: found[1].name), at: first))
        }
        return found.first
    }

    /// Whether anything stands there, a broken link included: reading it tells what is wrong.
    public static func exists(_ path: Path) -> Bool {
        (try? SystemCalls.status(of: path, followingLinks: false)) != nil
    }
}
