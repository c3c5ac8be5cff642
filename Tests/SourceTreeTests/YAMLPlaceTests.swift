import Testing

@testable import SourceTree

/// Where libyaml's own marks count characters, or run on to the next token, the tree's ranges are exact bytes.
@Suite struct YAMLPlaceTests {
    private func root(_ text: String) throws -> Node {
        try YAMLParser.parse(Source(name: "a.yml", text: text)).root
    }

    @Test("Umlauts and emoji before a value do not shift its bytes", arguments: ["", "\u{FEFF}"])
    func bytesNotCharacters(mark: String) throws {
        let root = try root(mark + "größe: '😀'\n\"schlüssel 🔑\": [ä, \"ö\"]\nende: x\n")
        #expect(root.members.map(\.key.written) == ["größe", "\"schlüssel 🔑\"", "ende"])
        #expect(root.members.map(\.value.written) == ["'😀'", "[ä, \"ö\"]", "x"])
        let list = try #require(root["schlüssel 🔑"])
        #expect(list.elements.map(\.written) == ["ä", "\"ö\""])
        #expect(root["ende"].map { root.tree.place($0) } == "3:7")
    }

    @Test("A byte order mark is no character of the first line")
    func byteOrderMark() throws {
        let root = try root("\u{FEFF}a: 1\n")
        #expect(root["a"]?.range == 6..<7)
        #expect(root["a"].map { root.tree.place($0) } == "1:4")
    }

    @Test("A block collection ends with its last value, not at the next token")
    func blockCollections() throws {
        let root = try root("a:\n  b: 1\n  c:\n  - x\n  - y\n\n# remark\nd: 2\n")
        #expect(root["a"]?.written == "b: 1\n  c:\n  - x\n  - y")
        #expect(root["a"]?["c"]?.written == "- x\n  - y")
        #expect(root.written == "a:\n  b: 1\n  c:\n  - x\n  - y\n\n# remark\nd: 2")
    }

    @Test("A flow collection is its brackets and what is between; a pair in a list ends with its value")
    func flowCollections() throws {
        let root = try root("a: [ 1, {b: 2 } , c: 3 ]  # remark\n")
        let list = try #require(root["a"])
        #expect(list.written == "[ 1, {b: 2 } , c: 3 ]")
        #expect(list.elements.map(\.written) == ["1", "{b: 2 }", "c: 3"])
    }

    @Test("A block scalar ends with its last line that is not blank")
    func blockScalars() throws {
        let root = try root("a: |\n  one\n  two\n\n\nb: >+\n  three  \n\nc: |\nd: 1\ne: |\n  end")
        #expect(root["a"]?.written == "|\n  one\n  two")
        #expect(root["b"]?.written == ">+\n  three  ")
        #expect(root["c"]?.written == "|")
        #expect(root["c"]?.string == "")
        #expect(root["e"]?.written == "|\n  end")
    }

    @Test("Anchors and tags are no part of a value")
    func properties() throws {
        let root = try root(
            "a: &x 'one'\nb: &y # remark\n  c: 1\nd: !!str 2\ne: &z [1]\n&k f: !!map &m {g: 1}\nh: &n\n")
        #expect(root["a"]?.written == "'one'")
        #expect(root["b"]?.written == "c: 1")
        #expect(root["d"]?.written == "2")
        #expect(root["e"]?.written == "[1]")
        #expect(root.member("f")?.key.written == "f")
        #expect(root["f"]?.written == "{g: 1}")
        #expect(root["h"]?.written == "")
    }

    @Test("Plain scalars over several lines, and quoted ones, are covered whole")
    func severalLines() throws {
        let root = try root("a: one\n  two   # remark\nb: \"three\n  four\"\n")
        #expect(root["a"]?.written == "one\n  two")
        #expect(root["a"]?.string == "one two")
        #expect(root["b"]?.written == "\"three\n  four\"")
    }

    @Test("Every value's range lies within its parent's")
    func nesting() throws {
        func check(_ node: Node) {
            for child in node.elements.map({ [$0] }) + node.members.map({ [$0.key, $0.value] }) {
                for part in child {
                    #expect(node.range.lowerBound <= part.range.lowerBound)
                    #expect(part.range.upperBound <= node.range.upperBound)
                    check(part)
                }
            }
        }
        check(try root("é:\n- - a\n  - b: |\n      text\n    c:\n-\n- {x: [1, 2], y: }\nlast: &a\n  k: v\n"))
    }
}
