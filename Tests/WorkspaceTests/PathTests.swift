import Testing

@testable import Workspace

@Suite struct PathTests {
    /// Textual rules: `.` and empty parts go, `..` takes the name before it, and nothing is above the root.
    @Test(arguments: [
        ("/a/./b//c/", "/a/b/c"), ("/a/../../b", "/b"), ("a/..", "."), ("../a/../..", "../.."), ("", "."), ("/", "/"),
        ("/..", "/"),
    ])
    func normalises(_ written: String, _ expected: String) {
        #expect(Path(written).normalised == Path(expected))
    }

    /// From a folder, the shortest way with `..`; the absolute path where only the root is shared.
    @Test(arguments: [
        ("/home/a/x.json", "/home/a", "x.json"), ("/home/a", "/home/a", "."), ("/home/b/x", "/home/a", "../b/x"),
        ("/home", "/home/a/b", "../.."), ("/tmp/x", "/home/a", "/tmp/x"), ("/tmp/x", "/", "tmp/x"),
        ("/home/ab", "/home/a", "../ab"), ("/", "/home", ".."),
    ])
    func namesPlacesFromAFolder(_ path: String, _ folder: String, _ expected: String) {
        #expect(Path(path).relative(to: Path(folder)).text == expected)
    }

    /// A path that is already absolute does not depend on the folder.
    @Test func isMadeAbsolute() {
        #expect(Path("../b/x.json").absolute(in: "/home/a") == "/home/b/x.json")
        #expect(Path("/x.json").absolute(in: "/home/a") == "/x.json")
        #expect(Path(".").absolute(in: "/") == "/")
    }

    /// A leading dot hides a file and starts no extension.
    @Test(arguments: [
        ("a/b.JSON", "b.JSON", "b"), (".apns", ".apns", ".apns"), ("x", "x", "x"), ("a.b.c", "a.b.c", "a.b"),
        ("x.", "x.", "x"), ("/", "", ""), ("d.x/f", "f", "f"),
    ])
    func splitsNames(_ path: String, _ name: String, _ stem: String) {
        #expect(Path(path).name == name)
        #expect(Path(path).stem == stem)
    }

    /// Going up ends at the root, or at the current folder for a relative path.
    @Test func findsTheParent() {
        #expect(Path("/a/b").parent == "/a")
        #expect(Path("/a").parent == "/")
        #expect(Path("/").parent == nil)
        #expect(Path("a").parent == ".")
        #expect(Path(".").parent == nil)
    }

    /// `/a/b` is not in `/a/bc`, although its text starts alike.
    @Test func knowsWhatLiesWithin() {
        #expect(Path("/a/b").isWithin("/a"))
        #expect(Path("/a").isWithin("/a"))
        #expect(Path("/a").isWithin("/"))
        #expect(!Path("/ab").isWithin("/a"))
        #expect(!Path("/a").isWithin("/a/b"))
    }

    /// To the file system, a composed and a decomposed é are two names; Swift's strings call them equal.
    @Test func comparesBytes() {
        #expect(Path("\u{E9}") != Path("e\u{301}"))
        #expect(Path("a.b") < Path("a/b"))
    }

    /// A name that is no UTF-8 keeps its bytes and can be shown.
    @Test func keepsBytesThatAreNoText() {
        let path = Path("/a").appending([0xFF, 0x62][...])
        #expect(path.bytes == [0x2F, 0x61, 0x2F, 0xFF, 0x62])
        #expect(path.text == "/a/\u{FFFD}b")
    }
}
