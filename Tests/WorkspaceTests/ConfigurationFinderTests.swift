import Testing

@testable import Workspace

@Suite struct ConfigurationFinderTests {
    /// The nearest first, up to the top of the work tree and no further.
    @Test func climbsToTheWorkTreesRoot() throws {
        let folder = try TemporaryFolder()
        try folder.makeWorkTree("p")
        try folder.write(".pushlint.yml")
        try folder.write("p/.pushlint.yaml")
        try folder.write("p/a/b/.pushlint.yml")
        try folder.makeFolder("p/a/b/c")
        try folder.makeFolder("p/d")
        var finder = ConfigurationFinder(userFolders: folder.noUser)
        #expect(
            finder.configurations(in: folder["p/a/b/c"]) == [folder["p/a/b/.pushlint.yml"], folder["p/.pushlint.yaml"]])
        #expect(finder.configurations(in: folder["p/d"]) == [folder["p/.pushlint.yaml"]])
        #expect(finder.configurations(in: folder["p/a/b/c"]).count == 2)
        #expect(finder.problems == [])
    }

    /// Outside a work tree, the user's home is the last folder that is looked at.
    @Test func stopsAtHome() throws {
        let folder = try TemporaryFolder()
        try folder.write(".pushlint.yml")
        try folder.write("home/.pushlint.yml")
        try folder.makeFolder("home/a")
        var finder = ConfigurationFinder(userFolders: folder.noUser)
        #expect(finder.configurations(in: folder["home/a"]) == [folder["home/.pushlint.yml"]])
    }

    /// Two in one folder: the first name holds, and the other is told, once.
    @Test func tellsOfASecondOne() throws {
        let folder = try TemporaryFolder()
        try folder.makeWorkTree()
        try folder.write(".pushlint.yml")
        try folder.write(".pushlint.yaml")
        var finder = ConfigurationFinder(userFolders: folder.noUser)
        #expect(finder.configurations(in: folder.path) == [folder[".pushlint.yml"]])
        #expect(finder.configurations(in: folder["a"]) == [folder[".pushlint.yml"]])
        let problem = FileProblem(.secondConfiguration(name: ".pushlint.yaml"), at: folder[".pushlint.yml"])
        #expect(finder.problems == [problem])
    }

    /// A broken link is found all the same, so that whoever reads it can say so.
    @Test func findsBrokenLinks() throws {
        let folder = try TemporaryFolder()
        try folder.makeWorkTree()
        try folder.makeLink(".pushlint.yml", to: "nowhere")
        var finder = ConfigurationFinder(userFolders: folder.noUser)
        #expect(finder.configurations(in: folder.path) == [folder[".pushlint.yml"]])
    }
}
