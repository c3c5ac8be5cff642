import Foundation
import Testing

@testable import Workspace

@Suite struct FileFinderTests {
    private func finder(
        _ folder: TemporaryFolder, isExcluded: @escaping @Sendable (Path, Bool) -> Bool = { _, _ in false }
    ) -> FileFinder {
        FileFinder(
            userFolders: folder.noUser, isWanted: { $0.text.hasSuffix(".apns") }, isExcluded: isExcluded)
    }

    /// Sorted by bytes: the dot comes before the slash, capitals before small letters.
    @Test func findsWantedFilesInOrder() throws {
        let folder = try TemporaryFolder()
        for name in ["b.apns", "a/x.apns", "a.apns", "C.apns", "a/x.json", "a/é/1.apns", ".hidden/x.apns"] {
            try folder.write(name)
        }
        let search = finder(folder).find(["."], in: folder.path)
        #expect(
            folder.names(search) == [".hidden/x.apns", "C.apns", "a.apns", "a/x.apns", "a/é/1.apns", "b.apns"])
        #expect(search.problems == [])
        #expect(search.files.allSatisfy { $0.origin == .found })
    }

    /// Built and fetched folders are passed over, unless one is named itself; files of such names are not folders.
    @Test func skipsForeignFolders() throws {
        let folder = try TemporaryFolder()
        for name in [".git", ".build", "Pods", "Carthage", "node_modules", "DerivedData", "a/Pods"] {
            try folder.write("\(name)/x.apns")
        }
        try folder.write("x.apns")
        #expect(folder.names(finder(folder).findAll(below: folder.path)) == ["x.apns"])
        #expect(
            folder.names(finder(folder).find(["Pods", "a/Pods/x.apns"], in: folder.path)) == [
                "Pods/x.apns", "a/Pods/x.apns",
            ])
    }

    /// Git's rules hold from the top of the work tree, wherever the search starts; outside of one, they do not.
    @Test func leavesOutWhatGitIgnores() throws {
        let folder = try TemporaryFolder()
        try folder.makeWorkTree("p")
        try folder.write("p/.gitignore", "out/\n/s/x.apns\n*.tmp.apns\n")
        try folder.write("p/s/.gitignore", "!keep.tmp.apns\n")
        for name in ["out/a.apns", "s/x.apns", "s/y.apns", "s/keep.tmp.apns", "s/b.tmp.apns", "s/out/a.apns"] {
            try folder.write("p/\(name)")
        }
        try folder.write("q/.gitignore", "*\n")
        try folder.write("q/x.apns")
        try folder.write("q/r/.gitignore", "*\n")
        try folder.write("q/r/x.apns")
        #expect(folder.names(finder(folder).findAll(below: folder["p/s"])) == ["p/s/keep.tmp.apns", "p/s/y.apns"])
        #expect(folder.names(finder(folder).findAll(below: folder["q"])) == ["q/r/x.apns", "q/x.apns"])
        #expect(
            folder.names(finder(folder).find(["p/s/x.apns", "p/out"], in: folder.path)) == [
                "p/out/a.apns", "p/s/x.apns",
            ])
    }

    /// A repository inside another has rules of its own.
    @Test func startsAnewInInnerWorkTrees() throws {
        let folder = try TemporaryFolder()
        try folder.makeWorkTree()
        try folder.write(".gitignore", "x.apns\n")
        try folder.makeWorkTree("inner")
        try folder.write("inner/.gitignore", "y.apns\n")
        for name in ["x.apns", "y.apns", "inner/x.apns", "inner/y.apns"] { try folder.write(name) }
        #expect(folder.names(finder(folder).findAll(below: folder.path)) == ["inner/x.apns", "y.apns"])
    }

    /// The whole walk against what git itself lists.
    @Test(.enabled(if: Git(in: ".") != nil, "This machine has no git."))
    func findsWhatGitLists() throws {
        let folder = try TemporaryFolder()
        let git = try #require(Git(in: folder.path))
        _ = try git.run(["init", "-q"])
        var dice = Dice(seed: 3)
        for _ in 0..<300 { _ = try? folder.write(dice.text(of: ["a", "b", "a/", "b/", "c/"], 5) + ".apns") }
        try folder.write(".gitignore", "a*/\n!aa/\n**/b/*.apns\n!/b/b.apns\n")
        try folder.write("b/.gitignore", "/a\n[ab]b.apns\n")
        try folder.write("c/.gitignore", "*\n!*/\n!*b.apns\n")
        let listed = try git.run(["ls-files", "-z", "--others", "--exclude-standard"]).split(separator: "\0")
        let expected = listed.map { Path(String($0)) }.filter { $0.text.hasSuffix(".apns") }.sorted().map(\.text)
        #expect(expected.count > 20)
        #expect(folder.names(finder(folder).findAll(below: folder.path)) == expected)
    }

    /// Links to files count; links to folders do not, so that a circle is none; broken ones are told when wanted.
    @Test func treatsLinks() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/x.apns")
        try folder.makeLink("link.apns", to: "a/x.apns")
        try folder.makeLink("a/up", to: "..")
        try folder.makeLink("broken.apns", to: "nowhere")
        try folder.makeLink("broken.txt", to: "nowhere")
        let search = finder(folder).findAll(below: folder.path)
        #expect(folder.names(search) == ["a/x.apns", "link.apns"])
        #expect(search.problems == [FileProblem(.brokenLink, at: folder["broken.apns"])])
        #expect(folder.names(finder(folder).find(["a/up/a"], in: folder.path)) == ["a/up/a/x.apns"])
    }

    /// To the system, `link/..` is the folder above what the link leads to.
    @Test func climbsFromLinksAsTheSystemDoes() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/x.apns")
        try folder.makeFolder("a/b")
        try folder.makeLink("link", to: "a/b")
        let search = finder(folder).find(["link/../x.apns"], in: folder.path)
        #expect(search == FileSearch(files: [FoundFile(path: folder["a/x.apns"], origin: .named)], problems: []))
    }

    /// Pipes are told, not opened, in a folder and when named.
    @Test func refusesPipes() throws {
        let folder = try TemporaryFolder()
        try folder.makePipe("p.apns")
        try folder.makePipe("p.txt")
        let all = finder(folder).findAll(below: folder.path)
        #expect(all == FileSearch(files: [], problems: [FileProblem(.isNamedPipe, at: folder["p.apns"])]))
        let named = finder(folder).find(["p.txt", "/dev/null"], in: folder.path)
        #expect(named.problems == [FileProblem(.isDevice, at: "/dev/null"), FileProblem(.isNamedPipe, at: "p.txt")])
    }

    @Test func tellsWhatIsNotThere() throws {
        let folder = try TemporaryFolder()
        try folder.write("x.apns")
        let search = finder(folder).find(["missing", "", "x.apns/y", "*.json", "a[b", "x.apns"], in: folder.path)
        #expect(folder.names(search) == ["x.apns"])
        let reasons = Dictionary(uniqueKeysWithValues: search.problems.map { ($0.path.text, $0.reason) })
        #expect(reasons["missing"] == .missing)
        #expect(reasons[""] == .noPath)
        #expect(reasons["x.apns/y"] == .notAFolder)
        #expect(reasons["*.json"] == .nothingMatches)
        guard case .malformedPattern(let fault) = reasons["a[b"] else {
            Issue.record("an open bracket is malformed")
            return
        }
        #expect(fault.offset == 1)
    }

    /// Where the shell left a pattern as it is, it means what it means there: `*` stops at slashes. What it matches
    /// need not look like a payload; a folder that it matches is looked through.
    @Test func expandsPatterns() throws {
        let folder = try TemporaryFolder()
        for name in [
            "x.json", "a/y.json", "a/z.apns", "a/b/y.json", "d1/x.apns", "d1/x.txt", "Pods/y.json", "l[1].txt",
        ] {
            try folder.write(name)
        }
        func names(_ pattern: String, in start: String = ".") -> [String] {
            folder.names(finder(folder).find([pattern], in: folder[start].normalised))
        }
        #expect(names("*.json") == ["x.json"])
        #expect(names("**/*.json") == ["a/b/y.json", "a/y.json", "x.json"])
        #expect(names("a/*.{json,apns}") == ["a/y.json", "a/z.apns"])
        #expect(names("d?") == ["d1/x.apns"])
        #expect(names("l[1].txt") == ["l[1].txt"])
        #expect(names("../*.json", in: "a") == ["x.json"])
        #expect(names(folder["a/*.json"].text) == ["a/y.json"])
        #expect(finder(folder).find(["a/*.json"], in: folder.path).files.first?.origin == .matched)
    }

    /// What is excluded is left out even when named, and without a word.
    @Test func leavesOutWhatIsExcluded() throws {
        let folder = try TemporaryFolder()
        for name in ["old/x.apns", "new/x.apns", "new/y.apns"] { try folder.write(name) }
        let top = folder.path
        let finder = finder(folder) { path, _ in
            ["old", "new/y.apns"].contains(path.relative(to: top).text)
        }
        #expect(folder.names(finder.find([".", "new/y.apns", "old"], in: top)) == ["new/x.apns"])
        #expect(finder.find(["old"], in: top).problems == [])
    }

    /// A file found twice is told once, as it was first named.
    @Test func findsEachFileOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/x.apns")
        let search = finder(folder).find(["a/x.apns", "a", "./a/../a/x.apns"], in: folder.path)
        #expect(search.files == [FoundFile(path: folder["a/x.apns"], origin: .named)])
    }

    @Test func tellsOfFoldersThatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/x.apns")
        try folder.write("b/x.apns")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path.text)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder["a"].text)
        let search = try Powerless.run { finder(folder).findAll(below: folder.path) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["a"].text)
        #expect(folder.names(search) == ["b/x.apns"])
        #expect(search.problems == [FileProblem(.notPermitted, at: folder["a"])])
    }

    /// 255 folders below the first make 256; the next one is not entered.
    @Test func boundsTheDepth() throws {
        let folder = try TemporaryFolder()
        let deepest = Array(repeating: "d", count: 255).joined(separator: "/")
        try folder.write("\(deepest)/x.apns")
        #expect(finder(folder).findAll(below: folder.path).files.count == 1)
        try folder.write("\(deepest)/d/y.apns")
        let search = finder(folder).findAll(below: folder.path)
        #expect(search.files.count == 1)
        #expect(search.problems == [FileProblem(.tooDeep(limit: 256), at: folder["\(deepest)/d"])])
    }

    /// A name that is no UTF-8 is found and can be read, where the file system allows one.
    @Test(.enabled(if: TemporaryFolder.allowsNamesThatAreNoText, "This file system allows no such names."))
    func findsNamesThatAreNoText() throws {
        let folder = try TemporaryFolder()
        let path = folder.path.appending((Array("x".utf8) + [0xFF] + Array(".apns".utf8))[...])
        try FileWriter.write([1], to: path)
        let search = finder(folder).findAll(below: folder.path)
        #expect(search.files.map(\.path) == [path])
        #expect(try FileReader.read(path) == [1])
    }

    /// What a person reads is a sentence that ends, whatever the reason.
    @Test(arguments: [
        FileProblem.Reason.missing, .brokenLink, .isFolder, .isNamedPipe, .isSocket, .isDevice, .notPermitted,
        .notAFolder, .linksInACircle, .nameTooLong, .tooManyOpenFiles, .diskFull, .readOnlyDisk, .noPath,
        .tooLarge(size: 2, limit: 1), .tooDeep(limit: 1), .nothingMatches,
        .secondConfiguration(name: "x"),
        .other("Input/output error"),
    ])
    func speaksInSentences(_ reason: FileProblem.Reason) {
        let message = FileProblem(reason, at: "x").message
        #expect(message.hasSuffix(".") && !message.hasSuffix("..") && message.first?.isUppercase == true)
    }
}
