/// Asks git which files differ from a revision.
public enum GitChanges {
    /// The files of a work tree that differ from a revision, and those that git does not know yet and does not ignore;
    /// also those that are gone. Each once, in order.
    ///
    /// - Parameters:
    ///   - revision: as git writes them: a branch, a tag, a commit.
    ///   - folder: a folder in the work tree; absolute and normalised.
    public static func paths(since revision: String, around folder: Path) throws(GitFault) -> [Path] {
        guard let root = GitWorkTree.enclosing(folder)?.root else {
            throw GitFault(
                message: "The current folder is in no work tree of git's, so that nothing is known to change.")
        }
        guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.utf8.contains(0) else {
            throw GitFault(message: "“\(revision)” is no revision; name a branch, a tag or a commit.")
        }
        let commit = try git(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: root)
        guard commit.status == 0 else {
            throw GitFault(
                message:
                    "git knows no revision “\(revision)” here. Check the spelling; in a shallow clone, as CI makes "
                    + "them, fetch it first.")
        }
        let hash = String(decoding: commit.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let changed = try names(["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", hash, "--"], in: root)
        let new = try names(["ls-files", "-z", "--others", "--exclude-standard"], in: root)
        return Set(changed + new).map { Path(bytes: $0).absolute(in: root) }.sorted()
    }

    private static func names(_ words: [String], in root: Path) throws(GitFault) -> [[UInt8]] {
        let result = try git(words, in: root)
        guard result.status == 0 else {
            let words = String(decoding: result.error, as: UTF8.self).split(whereSeparator: \.isNewline)
            throw GitFault(message: "git could not tell what changed: \(words.joined(separator: " "))")
        }
        return result.output.split(separator: 0).map { Array($0) }
    }

    private static func git(_ words: [String], in root: Path) throws(GitFault) -> ChildProcess.Result {
        do throws(FileProblem) {
            return try ChildProcess(["git", "-C", root.text] + words).run()
        } catch {
            if error.reason == .missing {
                throw GitFault(message: "git was not found. Install it, or put its folder into PATH.")
            }
            throw GitFault(message: "git could not be started. \(error.message)")
        }
    }
}
