import Testing

@testable import Workspace

@Suite struct IgnoreRulesTests {
    /// One line, one path, whether gitignore(5) says that it is ignored. A closing slash makes the path a folder.
    static let lines: [(line: String, path: String, isIgnored: Bool)] = [
        ("x.json", "x.json", true), ("x.json", "a/x.json", true), ("/x.json", "a/x.json", false),
        ("/x.json", "x.json", true), ("a/x.json", "b/a/x.json", false), ("a/x.json", "a/x.json", true),
        ("*.log", "a/b.log", true), ("*.log", "a/b.logs", false), ("build/", "build", false),
        ("build/", "a/build/", true), ("# x", "# x", false), ("\\#x", "#x", true), ("\\!x", "!x", true),
        ("x  ", "x", true), ("x\\ ", "x ", true), ("x\\ ", "x", false), ("x\r", "x", true), ("  ", "  ", false),
        ("a/**", "a/b/c", true), ("a/**", "a/", false), ("**/a", "b/c/a", true), ("a/**/b", "a/b", true),
        ("a/**/b", "a/x/y/b", true), ("a/*/b", "a/x/y/b", false), ("a?c", "a/c", false), ("a[b-d]c", "acc", true),
        ("a[!b]c", "abc", false), ("a[^b]c", "axc", true), ("[[:upper:]]", "A", true), ("[[:upper:]]", "a", false),
        ("[[:no:]]", "a", false), ("[ab", "[ab", false), ("a\\", "a\\", false), ("a\\", "a", false),
        ("caf?", "café", false), ("caf??", "café", true), ("a//", "a/", false), ("!", "!", false), ("/", "a/", false),
        ("*", ".hidden", true), ("a**/b", "a/x/b", true), ("a**/b", "axx/y/b", true), ("x\\**/b", "x*y/z/b", false),
        ("[a-]", "-", true), ("[]-a]", "]", true), ("[\\]]", "]", true), ("a[/]b", "a/b", false), ("\\a", "a", true),
        ("[[:]", "[", true), ("[z-a]", "y", false), ("A", "a", false), ("**", "a/b", true), ("**/", "a/", true),
        ("a/**/", "a/b/", true), ("a/**/", "a/b", false), ("foo/bar/", "foo/barbaz/", false), ("*/b", "a/b", true),
        ("*/b", "x/a/b", false), ("*a*b", "xaxb", true), ("{a,b}", "a", false), ("[+--]", ",", true),
    ]

    @Test(arguments: lines)
    func ignoresAsGitSays(_ line: String, _ path: String, _ isIgnored: Bool) {
        var rules = IgnoreRules()
        rules.add(Array(line.utf8), speakingOf: "/p")
        let isFolder = path.hasSuffix("/")
        #expect(rules.ignores(Path("/p/\(path)"), isFolder: isFolder) == isIgnored)
    }

    /// The same lines and paths, asked of the git of the machine, where it has one.
    @Test(.enabled(if: Git(in: ".") != nil, "This machine has no git."))
    func agreesWithGit() throws {
        let cases = IgnoreRulesTests.lines.map { (line: Array($0.line.utf8), path: $0.path) }
        let answers = try #require(try answersOfGit(to: cases))
        for (answer, (line, path, isIgnored)) in zip(answers, IgnoreRulesTests.lines) {
            #expect(answer == isIgnored, "\(line.debugDescription) and \(path)")
        }
    }

    /// Lines and paths by the throw of a die, the same at every run, where git and we must say the same.
    @Test(.enabled(if: Git(in: ".") != nil, "This machine has no git."))
    func agreesWithGitOnAnything() throws {
        var dice = Dice(seed: 7)
        let cases = (0..<1000).map { _ in
            let line = dice.text(of: ["a", "b", "*", "**", "/", "?", "[ab]", "[!a]", "\\", "!", " ", "**/", "/**"], 6)
            let path = dice.text(of: ["a", "b", "a", "b", "c", "a/b", "b/a/", "ab/"], 4)
            return (line: Array(line.utf8), path: path)
        }
        let answers = try #require(try answersOfGit(to: cases))
        for (answer, (line, path)) in zip(answers, cases) {
            let text = String(decoding: line, as: UTF8.self)
            #expect(isIgnoredWithFolders(path, by: line) == answer, "\(text.debugDescription) and \(path)")
        }
    }

    /// Whether git ignores each path, in a folder with the line as its `.gitignore`; nil without git.
    private func answersOfGit(to cases: [(line: [UInt8], path: String)]) throws -> [Bool]? {
        let folder = try TemporaryFolder()
        guard let git = Git(in: folder.path) else { return nil }
        _ = try git.run(["init", "-q"])
        _ = try git.run(["config", "core.ignoreCase", "false"])
        var questions: [String] = []
        for (number, (line, path)) in cases.enumerated() {
            if path.hasSuffix("/") {
                try folder.makeFolder("\(number)/\(path)")
            } else {
                try folder.write("\(number)/\(path)")
            }
            try folder.write("\(number)/.gitignore", line + [10])
            questions.append(Path("\(number)/\(path)").text)
        }
        let input = questions.map { $0 + "\0" }.joined()
        let output = try git.run(["check-ignore", "--no-index", "-z", "--stdin"], input: input)
        let ignored = Set(output.split(separator: "\0").map(String.init))
        return questions.map { ignored.contains($0) }
    }

    /// A file below an ignored folder is ignored, whatever its own rule says.
    private func isIgnoredWithFolders(_ path: String, by line: [UInt8]) -> Bool {
        var rules = IgnoreRules()
        rules.add(line, speakingOf: "/p")
        var current: Path = "/p"
        let parts = path.split(separator: "/")
        for (position, part) in parts.enumerated() {
            current = current.appending(String(part))
            let isFolder = position < parts.count - 1 || path.hasSuffix("/")
            if rules.ignores(current, isFolder: isFolder) { return true }
        }
        return false
    }

    /// The last line that matches decides, within one file and from the outer file to the inner.
    @Test func takesTheLastWord() {
        var rules = IgnoreRules()
        rules.add(Array("*.json\n!keep.json\n".utf8), speakingOf: "/p")
        #expect(!rules.ignores("/p/a/keep.json", isFolder: false))
        #expect(rules.ignores("/p/a/x.json", isFolder: false))
        rules.add(Array("!x.json\nkeep.json".utf8), speakingOf: "/p/a")
        #expect(!rules.ignores("/p/a/x.json", isFolder: false))
        #expect(rules.ignores("/p/a/keep.json", isFolder: false))
        #expect(rules.ignores("/p/x.json", isFolder: false))
    }

    /// Git skips a byte order mark and takes an inner file's anchored patterns from that file's folder.
    @Test func readsFilesAsGitDoes() {
        var rules = IgnoreRules()
        rules.add([0xEF, 0xBB, 0xBF] + Array("x".utf8), speakingOf: "/")
        #expect(rules.ignores("/x", isFolder: false))
        rules.add(Array("/y".utf8), speakingOf: "/a")
        #expect(rules.ignores("/a/y", isFolder: false))
        #expect(!rules.ignores("/y", isFolder: false))
    }

    /// `core.ignoreCase`, which git sets on file systems such as the Mac's.
    @Test func mayIgnoreCase() {
        let file = IgnoreFile(Array("Build\n[a-c]x\n".utf8), in: "/p", ignoresCase: true)
        func verdict(_ path: String) -> Bool? {
            let units = path.utf8.map { UInt32($0) }[...]
            return file.verdict(units, name: units.suffix(Path(path).nameBytes.count), isFolder: false)
        }
        #expect(verdict("/p/bUILD") == true)
        #expect(verdict("/p/BX") == true)
        #expect(verdict("/p/built") == nil)
    }

    /// The user's own file is the weakest, then `info/exclude`, then each `.gitignore` downwards.
    @Test func readsEveryFileThatSpeaks() throws {
        let folder = try TemporaryFolder()
        try folder.makeWorkTree("p")
        try folder.write("p/.git/info/exclude", "b\n!a\n")
        try folder.write("home/.config/git/ignore", "a\nmine\n")
        try folder.write("p/.gitignore", "!b\nc\n")
        try folder.write("p/s/.gitignore", "!c\nd\n")
        let workTree = try #require(GitWorkTree.enclosing(folder["p/s"]))
        var problems: [FileProblem] = []
        let rules = IgnoreRules(in: folder["p/s"], of: workTree, userFolders: folder.noUser, problems: &problems)
        let ignored = ["a", "b", "c", "d", "mine"].filter { rules.ignores(folder["p/s/\($0)"], isFolder: false) }
        #expect(ignored == ["d", "mine"])
        #expect(problems == [])
    }

    /// `core.excludesFile` stands in for the default file; the repository's own setting is the last word.
    @Test func readsGitSettings() throws {
        let folder = try TemporaryFolder()
        try folder.makeWorkTree("p")
        try folder.write("home/.gitconfig", "[user]\n\tname = x\n[core]\n\texcludesFile = \"~/my ignores\" ; mine\n")
        try folder.write("home/my ignores", "mine\n")
        try folder.write("p/.git/config", "[core]\n\tignorecase = true\n")
        let workTree = try #require(GitWorkTree.enclosing(folder["p"]))
        var problems: [FileProblem] = []
        let settings = GitSettings(of: workTree, userFolders: folder.noUser, problems: &problems)
        #expect(settings.ignoreFile == folder["home/my ignores"])
        #expect(settings.ignoresCase)
        let rules = IgnoreRules(in: folder["p"], of: workTree, userFolders: folder.noUser, problems: &problems)
        #expect(rules.ignores(folder["p/MINE"], isFolder: false))
        #expect(problems == [])
    }

    /// What cannot be read is told: a folder of that name here.
    @Test func tellsWhatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        try folder.makeWorkTree()
        try folder.makeFolder(".gitignore")
        let workTree = try #require(GitWorkTree.enclosing(folder.path))
        var problems: [FileProblem] = []
        _ = IgnoreRules(in: folder.path, of: workTree, userFolders: folder.noUser, problems: &problems)
        #expect(problems == [FileProblem(.isFolder, at: folder[".gitignore"])])
    }
}
