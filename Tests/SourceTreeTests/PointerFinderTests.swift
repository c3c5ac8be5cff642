import SourceTree
import Testing

/// A finder that has looked through a tree before says the same as each node by itself.
@Suite struct PointerFinderTests {
    private func nodes(below node: Node) -> [Node] {
        node.members.flatMap { [$0.key] + nodes(below: $0.value) } + node.elements.flatMap { nodes(below: $0) } + [node]
    }

    @Test(
        "The pointers of all keys and values, in and against their order",
        arguments: [
            "1", "{}", "[]", #"{"a": {"b": [1, [], {"c/~": null}]}, "": [[2]], "a": 3}"#, "[[1, 2], {}, [[], 3]]",
        ])
    func pointers(text: String) throws {
        let root = try JSONParser.parse(Source(name: "a", text: text)).root
        let nodes = nodes(below: root)
        for order in [nodes, nodes.reversed()] {
            var finder = PointerFinder()
            for node in order { #expect(finder.pointer(of: node) == node.pointer) }
        }
    }

    @Test("A text inside a string has the pointer of that string in front")
    func embedded() throws {
        let outer = try JSONParser.parse(Source(name: "a", text: #"{"m": ["{\"x\": [7]}"]}"#)).root
        let host = try #require(JSONPointer("/m/0").flatMap { outer.descendant(at: $0) })
        let (bytes, embedding) = try #require(Embedding.text(of: host))
        let inner = try JSONParser.parse(Source(name: "a", bytes: bytes)).embedded(embedding).root
        let node = try #require(JSONPointer("/x/0").flatMap { inner.descendant(at: $0) })
        var finder = PointerFinder()
        #expect(finder.pointer(of: node) == JSONPointer("/m/0/x/0"))
        #expect(finder.pointer(of: host) == JSONPointer("/m/0"))
    }
}
