import Linting
import Workspace

/// The paths that a setting of a configuration means, such as those that are never linted.
struct PathPatterns: Sendable {
    private let patterns: [(glob: Glob, folder: Path)]

    init(_ patterns: [ScopedPattern]) {
        // A malformed pattern was reported when the configuration was read.
        self.patterns = patterns.compactMap { pattern in
            (try? Glob(pattern.pattern)).map { ($0, pattern.folder) }
        }
    }

    func cover(_ path: Path, isFolder: Bool) -> Bool {
        patterns.contains { glob, folder in
            path.isWithin(folder) && path != folder && glob.covers(path.relative(to: folder), isFolder: isFolder)
        }
    }
}
