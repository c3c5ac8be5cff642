import Testing

@testable import Workspace

@Suite struct GitWorkTreeTests {
    /// The nearest `.git` upwards marks the root.
    @Test func findsTheRoot() throws {
        let folder = try TemporaryFolder()
        try folder.makeWorkTree("p")
        try folder.makeFolder("p/a/b")
        #expect(GitWorkTree.enclosing(folder["p/a/b"])?.root == folder["p"])
        #expect(GitWorkTree.enclosing(folder["p"])?.commonFolder == folder["p/.git"])
        #expect(GitWorkTree.enclosing(folder.path)?.root != folder["p"])
    }

    /// A second work tree's `.git` is a file; its ignored files are named in the first one's folder.
    @Test func followsTheFileOfASecondWorkTree() throws {
        let folder = try TemporaryFolder()
        try folder.makeWorkTree("p")
        try folder.write("p/.git/worktrees/w/commondir", "../..\n")
        try folder.write("w/.git", "gitdir: \(folder["p/.git/worktrees/w"])\n")
        let workTree = try #require(GitWorkTree.enclosing(folder["w"]))
        #expect(workTree.root == folder["w"])
        #expect(workTree.commonFolder == folder["p/.git"])
    }

    /// A submodule's `.git` names a folder relative to its own.
    @Test func followsTheFileOfASubmodule() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("p/.git/modules/m")
        try folder.write("p/m/.git", "gitdir: ../.git/modules/m\n")
        #expect(GitWorkTree.enclosing(folder["p/m"])?.commonFolder == folder["p/.git/modules/m"])
    }
}
