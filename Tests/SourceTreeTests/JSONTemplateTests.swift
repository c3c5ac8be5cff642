import SourceTree
import Testing

/// Templates of JSON texts, read as JSON with every place kept.
@Suite struct JSONTemplateTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let template: String
        let json: String
        let hasTags: Bool
        var testDescription: String { template }

        init(_ template: String, _ json: String, hasTags: Bool = false) {
            self.template = template
            self.json = json
            self.hasTags = hasTags
        }
    }

    static let samples: [Sample] = [
        // Without placeholders nothing changes, be it right or wrong.
        Sample(#"{"a": [1, "x"], "b": {}}"#, #"{"a": [1, "x"], "b": {}}"#),
        Sample(#"{"a": 1,}"#, #"{"a": 1,}"#),
        // A placeholder in a value's place becomes a string that still begins with its mark.
        Sample(#"{"a": {{ n }}}"#, #"{"a": "{{ n }"}"#),
        Sample(#"[${x}, $(y), #(z), %{w}]"#, ##"["${", "$(", "#(", "%{"]"##),
        Sample(#"{"a": <%= n %>}"#, #"{"a": "<% n %"}"#),
        Sample(#"{"a": 1{{ n }}0}"#, #"{"a": "{{ n }}"}"#),
        // Inside strings, only what would end the string is replaced.
        Sample(#"{"a": "x {{ h["k"] }} y"}"#, #"{"a": "x {{ h['k'] }} y"}"#),
        Sample(#"{"a": "$(x) {% if y %}"}"#, #"{"a": "$(x) {% if y %}"}"#),
        // Of several branches the first is kept, and commas that lost a neighbour go.
        Sample(
            #"{"a": 1{% if x %}, "b": 2{% else %}, "b": 3{% endif %}}"#,
            #"{"a": 1          , "b": 2                              }"#, hasTags: true),
        Sample(
            #"[{% for x in y %}"x"{% unless last %},{% endunless %}{% endfor %}]"#,
            #"[                 "x"                                           ]"#, hasTags: true),
        Sample(#"{ {{#if a}}"a": 1,{{/if}} }"#, #"{           "a": 1         }"#, hasTags: true),
        Sample(
            #"{"a": {% case x %}{% when 1 %}"A"{% when 2 %}"B"{% endcase %}}"#,
            #"{"a":                        "A"                             }"#, hasTags: true),
        // FreeMarker's and Leaf's tags.
        Sample(
            #"{"a": 1<#if x>, "b": 2<#else>, "b": 3</#if>}"#, #"{"a": 1      , "b": 2                    }"#,
            hasTags: true),
        Sample(
            ##"{"a": 1#if(x): , "b": #(y)#endif}"##, ##"{"a": 1        , "b": "#("      }"##, hasTags: true),
        // A brace of JSON's own right before a tag is not a part of it.
        Sample(#"{{% if a %}"a": 1{% endif %}}"#, #"{          "a": 1           }"#, hasTags: true),
        Sample(#"{{{#if a}}"a": 1{{/if}}}"#, #"{"a": 1}"#, hasTags: true),
        Sample("{\"a\": 1 {# \"b\" #}\n}", "{\"a\": 1          \n}"),
        // A placeholder for whole members goes.
        Sample(#"{"a": 1, {{ rest }}}"#, #"{"a": 1            }"#, hasTags: true),
        // What does not end is no tag, and looking for its end in vain does not hide a later one.
        Sample("[\"{{ a\",\n{{ b }}]", "[\"{{ a\",\n\"{{ b }\"]"),
        Sample(#"{"a": "{{ b"}"#, #"{"a": "{{ b"}"#),
    ]

    @Test("A template becomes JSON of the same length", arguments: samples)
    func neutral(_ sample: Sample) {
        let template = JSONTemplate(Array(sample.template.utf8))
        #expect(template.bytes.count == sample.template.utf8.count)
        #expect(JSONTemplateTests.squeezed(template.bytes) == JSONTemplateTests.squeezed(Array(sample.json.utf8)))
        #expect(template.hasTags == sample.hasTags)
    }

    /// Without blanks, as only their number differs.
    private static func squeezed(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }

    @Test("A value keeps its place, and the file that is shown is the template")
    func places() throws {
        let text = "{\n  {% if é %}\n  \"badge\": {{ count }},\n  {% endif %}\n  \"x\": 1\n}"
        let source = Source(name: "a.json.liquid", text: text)
        let neutral = Source(name: source.name, bytes: JSONTemplate(source.bytes).bytes)
        let tree = try JSONParser.parse(neutral).madeFrom(source)
        let badge = try #require(tree.root["badge"])
        #expect(badge.kind == .string)
        #expect(String(decoding: tree.file.bytes[badge.rangeInFile], as: UTF8.self) == "{{ count }}")
        #expect(LineTable(tree.file.bytes).position(of: badge.rangeInFile.lowerBound).line == 3)
    }

    @Test("An object or array with tags between its values is known, others are not")
    func tags() throws {
        let text = #"{"a": {"b": {{ c }}}, "d": [{% for x in y %}"{{ x }}"{% endfor %}]}"#
        let source = Source(name: "a.json.liquid", text: text)
        let neutral = Source(name: source.name, bytes: JSONTemplate(source.bytes).bytes)
        let root = try JSONParser.parse(neutral).madeFrom(source).root
        #expect(root["a"]?.holdsTemplateTags == false)
        #expect(root["d"]?.holdsTemplateTags == true)
    }

    @Test("Tags that never end, or end without a beginning, do no harm")
    func unbalanced() {
        let text = String(repeating: "{% endif %}{{ {% if x %}<% \"", count: 500)
        #expect(JSONTemplate(Array(text.utf8)).bytes.count == text.utf8.count)
    }
}
