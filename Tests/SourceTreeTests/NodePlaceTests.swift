import Testing

@testable import SourceTree

/// A node's pointer leads back to it, in collections of any size.
@Suite struct NodePlaceTests {
    private func nodes(below node: Node) -> [Node] {
        node.members.flatMap { [$0.key] + nodes(below: $0.value) } + node.elements.flatMap { nodes(below: $0) } + [node]
    }

    private static let many = (0..<300).map { "\"k\($0)\": [\($0), {\"a\": null}]" }.joined(separator: ", ")

    @Test(
        "The pointers of all keys and values, in and against their order",
        arguments: [
            "1", "{}", "[]", #"{"a": {"b": [1, [], {"c/~": null}]}, "": [[2]], "d": 3}"#, "[[1, 2], {}, [[], 3]]",
            "{\(many)}", "[\((0..<300).map { "[\($0), [\"\($0)\"]]" }.joined(separator: ","))]", "[[{\(many)}], 1]",
        ])
    func pointers(text: String) throws {
        let root = try JSONParser.parse(Source(name: "a", text: text)).root
        let nodes = nodes(below: root)
        for order in [nodes, nodes.reversed()] {
            for node in order {
                let found = root.descendant(at: node.pointer)
                let isKey = found?.index == node.index + 1 && node.kind == .string
                #expect(found == node || isKey, "\(node.pointer)")
            }
        }
    }

    @Test("A text inside a string has the pointer of that string in front")
    func embedded() throws {
        let outer = try JSONParser.parse(Source(name: "a", text: #"{"m": ["{\"x\": [7]}"]}"#)).root
        let host = try #require(JSONPointer("/m/0").flatMap { outer.descendant(at: $0) })
        let (bytes, embedding) = try #require(Embedding.text(of: host))
        let inner = try JSONParser.parse(Source(name: "a", bytes: bytes)).embedded(embedding).root
        let node = try #require(JSONPointer("/x/0").flatMap { inner.descendant(at: $0) })
        #expect(node.pointer == JSONPointer("/m/0/x/0"))
        #expect(host.pointer == JSONPointer("/m/0"))
    }
}
