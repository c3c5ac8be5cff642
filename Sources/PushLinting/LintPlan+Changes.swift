import Linting
import StringTables
import Workspace

extension LintPlan {
    /// Leaves out the files that do not differ from a revision, unless something changed that bears on all of them.
    ///
    /// - Parameter configurations: the configurations and rule sets that were read.
    mutating func keepChanged(since revision: String, _ request: LintRequest, configurations: [Path]) {
        let changed: [Path]
        do throws(GitFault) {
            changed = try GitChanges.paths(since: revision, around: request.currentFolder)
        } catch {
            troubles.append(Trouble("--changed-since: \(error.message)"))
            targets = []
            return
        }
        let resources = programs.compactMap(\.settings.entitlements).map { Path($0.pattern).absolute(in: $0.folder) }
        let decisive = Set(configurations + resources)
        if let cause = changed.first(where: { decisive.contains($0) || LintPlan.bearsOnAll($0) }) {
            let name = cause.relative(to: request.currentFolder).text
            remarks.append("All payloads count as changed since \(revision), because \(name) has changed.")
            return
        }
        let count = targets.count
        let paths = Set(changed)
        targets = targets.filter { target in
            // Of a repository inside this one, git names the folder only.
            target.isStandardInput || paths.contains(target.path)
                || changed.contains { target.path != $0 && target.path.isWithin($0) }
        }
        remarks.append("Of \(count.counting("file")), \(targets.count) differ from \(revision).")
        if targets.isEmpty { notes.append("No payload file differs from \(revision).") }
    }

    /// Whether a file is a string table or a configuration, perhaps one that is gone.
    private static func bearsOnAll(_ path: Path) -> Bool {
        StringTablePath(path.text) != nil || ConfigurationFinder.names.contains(path.name)
    }
}
