import SourceTree
import Workspace

/// What a run looked at, to tell what is gone from what was not looked at.
struct LintScope: Sendable {
    /// The paths, as they are shown, of all files that were read.
    var files: Set<ExactText> = []
    /// The folder of which everything was looked at; nil for a run for single files.
    var folder: Path?

    func includes(_ path: Path, shownAs name: String) -> Bool {
        files.contains(ExactText(name)) || folder.map { path.isWithin($0) } ?? false
    }
}
