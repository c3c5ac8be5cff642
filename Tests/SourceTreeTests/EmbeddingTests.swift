import Testing

@testable import SourceTree

@Suite struct EmbeddingTests {
    private func embedded(_ host: Node) throws -> Tree {
        let (bytes, embedding) = try #require(Embedding.text(of: host))
        return try JSONParser.parse(Source(name: "inner", bytes: bytes)).embedded(embedding)
    }

    private func outer(_ node: Node) -> String {
        String(decoding: node.tree.file.bytes[node.rangeInFile], as: UTF8.self)
    }

    @Test("Places in an escaped payload are places in the file that carries it")
    func places() throws {
        let text = #"{"default": "x", "APNS": "{\"aps\":{\"alert\":\"\u00e9\\n\ud83d\ude00\",\"badge\": 1}}"}"#
        let root = try JSONParser.parse(Source(name: "sns.json", text: text)).root
        let inner = try embedded(try #require(root["APNS"])).root
        let alert = try #require(inner["aps"]?["alert"])
        #expect(alert.string == "é\n😀")
        #expect(outer(alert) == #"\"\u00e9\\n\ud83d\ude00\""#)
        #expect(outer(try #require(inner["aps"]?["badge"])) == "1")
        #expect(outer(inner) == #"{\"aps\":{\"alert\":\"\u00e9\\n\ud83d\ude00\",\"badge\": 1}}"#)
        #expect(alert.pointer.description == "/APNS/aps/alert")
        #expect(inner.tree.file.name == "sns.json")
    }

    @Test("A payload in a string in a string is followed to the outermost file")
    func twice() throws {
        let text = #"{"m": "{\"n\": \"[\\\"é\\\", 7]\"}"}"#
        let root = try JSONParser.parse(Source(name: "a.json", text: text)).root
        let middle = try embedded(try #require(root["m"])).root
        let inner = try embedded(try #require(middle["n"])).root
        let seven = try #require(inner.elements.dropFirst().first { _ in true })
        #expect(outer(seven) == "7")
        #expect(outer(try #require(inner.elements.first { _ in true })) == #"\\\"é\\\""#)
        #expect(seven.pointer.description == "/m/n/1")
    }

    @Test("Only strings carry a text, and an empty one is empty at its place")
    func edges() throws {
        let root = try JSONParser.parse(Source(name: "a.json", text: #"{"a": 1, "b": ""}"#)).root
        #expect(Embedding.text(of: root) == nil)
        #expect(root["a"].flatMap { Embedding.text(of: $0) } == nil)
        let (bytes, embedding) = try #require(root["b"].flatMap { Embedding.text(of: $0) })
        #expect(bytes.isEmpty)
        #expect(embedding.outerRange(of: 0..<0) == 15..<15)
    }

    @Test("A YAML string's inner places are those of the string, since its text is not what is written")
    func yaml() throws {
        let root = try YAMLParser.parse(Source(name: "a.yml", text: "a: >\n  {\"b\":\n  1}\n")).root
        let inner = try embedded(try #require(root["a"])).root
        let one = try #require(inner["b"])
        #expect(one.rangeInFile.lowerBound == 3)
        #expect(one.pointer.description == "/a/b")
    }
}
