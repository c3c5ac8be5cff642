import Testing

@testable import SourceTree

/// The text of a template's strings is that of its file: placeholders as they are written, whatever stood for them while
/// the rest was read as JSON, and escapes outside of them decoded.
@Suite struct WrittenTextTests {
    private func text(_ template: String) throws -> String? {
        let original = Source(name: "a.json.liquid", text: template)
        let neutral = Source(name: original.name, bytes: JSONTemplate(original.bytes).bytes)
        return try JSONParser.parse(neutral).madeFrom(original).root["a"]?.writtenText
    }

    @Test(arguments: [
        (#"{"a": {{ b }}}"#, "{{ b }}"), (#"{"a": {{b}}}"#, "{{b}}"), (#"{"a": 12{{ b }}}"#, "12{{ b }}"),
        (#"{"a": <%= b %>}"#, "<%= b %>"), (#"{"a": "{{ b }}"}"#, "{{ b }}"),
        (#"{"a": "x \u00e9\n\"{{ b }}\" y"}"#, "x é\n\"{{ b }}\" y"), (#"{"a": "é {{ ü }}"}"#, "é {{ ü }}"),
        (#"{"a": "{{ b | c: "d" }}"}"#, #"{{ b | c: "d" }}"#),
        (#"{"a": "{{ b | c: \"d\" }}"}"#, #"{{ b | c: \"d\" }}"#),
        (#"{"a": "\ud83d\ude00{{ b }}"}"#, "😀{{ b }}"), (#"{"a": ""}"#, ""), (#"{"a": "plain"}"#, "plain"),
    ])
    func asWritten(_ template: String, _ expected: String) throws {
        #expect(try text(template) == expected)
    }

    @Test("Of what is no template, the text is the value's")
    func plain() throws {
        let root = try JSONParser.parse(Source(name: "a.json", text: #"{"a": "x\n", "b": 1}"#)).root
        #expect(root["a"]?.writtenText == "x\n")
        #expect(root["b"]?.writtenText == "1")
    }
}
