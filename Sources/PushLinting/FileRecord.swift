import SourceTree
import Workspace

/// The files that were read, whoever read them.
final class FileRecord: Sendable {
    private let known = Guarded<Set<Path>>([])

    func add(_ path: Path) {
        known.withLock { _ = $0.insert(path) }
    }

    /// Each once, in order.
    var paths: [Path] { known.withLock { $0.sorted() } }
}
