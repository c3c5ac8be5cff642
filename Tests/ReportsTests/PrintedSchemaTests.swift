import SourceTree
import Testing

@testable import Reports

@Suite struct PrintedSchemaTests {
    @Test("A push type's schema refers to its own definition, and says so in its title")
    func pushType() throws {
        let root = try JSONParser.parse(Source(name: "", text: PrintedSchema.payload(pushType: "background"))).root
        #expect(root["$ref"]?.string == "#/$defs/background")
        #expect(root["title"]?.string == "APNs payload of type background")
        #expect(root["$defs"]?["background"] != nil)
    }

    @Test("Every value is written as it is, numbers to the digit, in the order of the text")
    func values() {
        let text = JSONTreeWriter().text(of: #"{"b":[1.50,true,null,{}],"a":"\u00e9\n"}"#)
        #expect(text == "{\n  \"b\": [\n    1.50,\n    true,\n    null,\n    {}\n  ],\n  \"a\": \"é\\n\"\n}\n")
    }
}
