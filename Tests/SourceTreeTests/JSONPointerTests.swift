import Testing

@testable import SourceTree

@Suite struct JSONPointerTests {
    @Test(
        "The written form of RFC 6901 is read and written back",
        arguments: ["", "/", "/a/b", "/a~1b/m~0n", "//0", "/ ", "/é😀", "/~01", "/\u{301}"])
    func roundTrip(text: String) throws {
        let pointer = try #require(JSONPointer(text))
        #expect(pointer.description.utf8.elementsEqual(text.utf8))
    }

    @Test("Escapes stand for slash and tilde, in that order")
    func escapes() {
        #expect(JSONPointer("/a~1b/~01")?.tokens == ["a/b", "~1"])
        #expect(JSONPointer("")?.tokens == [])
        #expect(JSONPointer("/")?.tokens == [""])
        #expect(JSONPointer(["a/b", "~"]).description == "/a~1b/~0")
        #expect(JSONPointer([]).appending("x").description == "/x")
    }

    @Test("What is no pointer gives nil", arguments: ["a", "a/b", "#/a", "/~", "/~2", "/a~"])
    func refused(text: String) {
        #expect(JSONPointer(text) == nil)
    }

    @Test("Pointers are equal by code units, not by look")
    func equality() {
        #expect(JSONPointer(["e\u{301}"]) != JSONPointer(["\u{E9}"]))
        #expect(JSONPointer(["ab"]) != JSONPointer(["a", "b"]))
        #expect(Set([JSONPointer(["a"]), JSONPointer(["a"]), JSONPointer(["\u{E9}"])]).count == 2)
    }

    @Test("Every node's pointer leads back to it; a key's is that of its value")
    func nodes() throws {
        let text = #"{"": 0, "a/b": [[], {"~": [1, {"x": {}}]}, 2], "\u0061": {"a": "z"}, "é": null}"#
        let root = try JSONParser.parse(Source(name: "a.json", text: text)).root
        var seen: [String] = []
        func visit(_ node: Node) {
            seen.append(node.pointer.description)
            #expect(root.descendant(at: node.pointer) == node)
            for element in node.elements { visit(element) }
            for member in node.members {
                #expect(member.key.pointer == member.value.pointer)
                visit(member.value)
            }
        }
        visit(root)
        #expect(
            seen == [
                "", "/", "/a~1b", "/a~1b/0", "/a~1b/1", "/a~1b/1/~0", "/a~1b/1/~0/0", "/a~1b/1/~0/1", "/a~1b/1/~0/1/x",
                "/a~1b/2", "/a", "/a/a", "/é",
            ])
    }

    @Test(
        "A pointer to nothing gives nil",
        arguments: ["/b", "/a/3", "/a/-", "/a/01", "/a/+1", "/a/-1", "/a/0/x", "/a/99999999999999999999"])
    func missing(text: String) throws {
        let root = try JSONParser.parse(Source(name: "a.json", text: #"{"a": [1, 2, 3]}"#)).root
        #expect(root.descendant(at: try #require(JSONPointer(text))) == nil)
    }
}
