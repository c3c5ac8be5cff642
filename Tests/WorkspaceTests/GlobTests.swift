import Testing

@testable import Workspace

@Suite struct GlobTests {
    /// What `Glob` documents, each with a path that fits.
    @Test(arguments: [
        ("*.json", "a/b/x.json"), ("/*.json", "x.json"), ("./*.json", "x.json"), ("a/*.json", "a/x.json"),
        ("a/**/x.json", "a/x.json"), ("a/**/x.json", "a/b/c/x.json"), ("**/x.json", "x.json"), ("a/**", "a/b/c"),
        ("**", "a/b"), ("x?.apns", "x1.apns"), ("x?.apns", "xé.apns"), ("x?", "x👩"), ("[a-c]x", "bx"),
        ("[!a-c]x", "dx"), ("[^a-c]x", "dx"), ("[]]x", "]x"), ("[a-]x", "-x"), ("[[:digit:]]x", "7x"),
        ("[\\]a]x", "]x"), ("{a,b}.json", "b.json"), ("{a,b/{c,d}}/x", "b/d/x"), ("x{,y}", "x"), ("x{,y}", "xy"),
        ("*.{json}", "a.json"), ("\\*", "*"), ("a\\[1\\]", "a[1]"), ("Fixtures", "a/Fixtures/b/x.json"),
        ("a/b", "a/b/c/d"), ("a/", "a/x"), ("a/", "b/a/x"), ("*", ".hidden"), ("../a/*", "../a/x"), ("a//b", "a/b"),
        ("**/a/**/b", "x/a/y/z/b"), ("a**b", "axxb"), ("*a*b*c", "1a2b3c"), ("a/**/**/b", "a/b"), ("a/*/c", "a/b/c"),
    ])
    func matches(_ pattern: String, _ path: String) throws {
        #expect(try Glob(pattern).matches(Path(path)))
    }

    /// No path below a folder has such a part; an escaped dot is one as well.
    @Test(arguments: ["..", "../a", "a/../b", "a/..", "{a,../b}", "\\.\\./a"])
    func leadsOut(_ pattern: String) throws {
        #expect(throws: GlobFault.self) { try Glob(below: pattern) }
        _ = try Glob(pattern)
    }

    /// Dots in names and sets lead nowhere.
    @Test(arguments: ["..a", "a..", "...", "a/..b/*", "[.].", ".?"])
    func staysBelow(_ pattern: String) throws {
        _ = try Glob(below: pattern)
    }

    /// A star and a set stop at slashes, anchors hold, case and normal form count.
    @Test(arguments: [
        ("/*.json", "a/x.json"), ("./*.json", "a/x.json"), ("a/*.json", "a/b/x.json"), ("a/*.json", "b/a/x.json"),
        ("a/**/x.json", "ab/x.json"), ("a/**", "a"), ("a/**", "ab/c"), ("x?.apns", "x.apns"), ("x?y", "x/y"),
        ("[a-c]x", "dx"), ("[!a]b", "/b"), ("a[!b]c", "a/c"), ("{a,b}.json", "c.json"), ("\\*", "x"), ("a/", "a"),
        ("*.JSON", "x.json"), ("é", "e\u{301}"), ("a**b", "a/b"), ("src/*", "src/a/b"), ("a/b", "x/a/b"),
        ("Fixtures", "FixturesOld/x"), ("**/x.json", "ax.json"), ("*.json", "x.json5"), ("a/*/c", "a/c"),
    ])
    func doesNotMatch(_ pattern: String, _ path: String) throws {
        #expect(try !Glob(pattern).matches(Path(path)))
    }

    /// What leaves out a folder leaves out what lies below, even when its name came from a wildcard.
    @Test func coversWhatLiesBelow() throws {
        let glob = try Glob("src/gen*")
        #expect(glob.covers("src/generated/a/x.json"))
        #expect(glob.covers("src/generated", isFolder: true))
        #expect(!glob.covers("src/x.json"))
        let folder = try Glob("build/")
        #expect(folder.covers("a/build", isFolder: true))
        #expect(folder.covers("a/build/x"))
        #expect(!folder.covers("a/build", isFolder: false))
    }

    /// The place is that of the character that is wrong, in bytes: the é counts two.
    @Test(arguments: [
        ("", 0), ("!a", 0), ("é[ab", 2), ("a{b", 1), ("a}", 1), ("{a,{b}", 0), ("a\\", 1), ("x[z-a]", 2), ("[a/b]", 0),
        ("[[:alfa:]]", 1), ("@(a|b)", 0), ("a/*(b)", 2), ("/", 0), ("./", 0), ("a{,/", 1),
    ])
    func refuses(_ pattern: String, _ offset: Int) {
        #expect {
            _ = try Glob(pattern)
        } throws: { error in
            guard let fault = error as? GlobFault else { return false }
            return fault.offset == offset && fault.message.hasSuffix(".")
        }
    }

    /// Braces multiply; 2¹⁰ is more than the thousand that are allowed. Nesting has a limit as well.
    @Test func boundsBraces() {
        #expect(throws: GlobFault.self) { try Glob(String(repeating: "{a,b}", count: 10)) }
        #expect(throws: Never.self) { try Glob(String(repeating: "{a,b}", count: 9)) }
        #expect(throws: GlobFault.self) {
            try Glob(String(repeating: "{", count: 100_000) + String(repeating: "}", count: 100_000))
        }
    }

    /// With backtracking, this would take longer than the universe has lasted.
    @Test func staysLinear() throws {
        let glob = try Glob(String(repeating: "*a", count: 40) + "*b")
        #expect(!glob.matches(Path(String(repeating: "a", count: 4000))))
        let folders = try Glob(String(repeating: "**/*a/", count: 40) + "b")
        #expect(!folders.matches(Path(String(repeating: "a/", count: 1000) + "c")))
    }

    @Test func knowsPatterns() {
        #expect(Glob.isPattern("a*") && Glob.isPattern("{a,b}") && Glob.isPattern("[a]") && Glob.isPattern("a?"))
        #expect(!Glob.isPattern("a/b.json"))
    }
}
