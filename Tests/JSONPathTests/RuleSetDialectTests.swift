import JSONPath
import SourceTree
import Testing

/// What rule sets may write beside the standard, and that the standard alone refuses it.
struct RuleSetDialectTests {
    static let payload = #"""
        {"aps": {"content-available": 1, "alert": {"title": "T", "body": "B", "args": ["x", "y"]}}, "$id": 7}
        """#

    @Test(arguments: [
        ("$.aps.content-available", ["$['aps']['content-available']"]),
        ("$.$id", ["$['$id']"]),
        ("$[$id]", ["$['$id']"]),
        ("$.aps.alert[title, 'body']", ["$['aps']['alert']['title']", "$['aps']['alert']['body']"]),
        ("$.aps.alert[body]", ["$['aps']['alert']['body']"]),
        ("$.[title,args]", ["$['aps']['alert']['title']", "$['aps']['alert']['args']"]),
        ("$.aps.*~", ["$['aps']['content-available']~", "$['aps']['alert']~"]),
        ("$..args[*]~", ["$['aps']['alert']['args'][0]~", "$['aps']['alert']['args'][1]~"]),
        ("$.aps.alert.title~", ["$['aps']['alert']['title']~"]),
        ("$..title^", ["$['aps']['alert']"]),
        ("$..title^~", ["$['aps']['alert']~"]),
        ("$..args.*^^.title", ["$['aps']['alert']['title']"]),
        ("$.aps^", ["$"]),
        ("$.aps^^", []),
        ("$.aps^~", []),
        ("$.aps.alert[?@property === 'title']", ["$['aps']['alert']['title']"]),
        ("$.aps.alert[?(@property !== 'title')]", ["$['aps']['alert']['body']", "$['aps']['alert']['args']"]),
        ("$..args[?@property == '1']", ["$['aps']['alert']['args'][1]"]),
        ("$.aps[?length(@property) < 6]", ["$['aps']['alert']"]),
        ("$.aps[?@property && @.title]", ["$['aps']['alert']"]),
        ("$.aps[?@^.alert.title == 'T']~", ["$['aps']['content-available']~", "$['aps']['alert']~"]),
    ])
    func addsForms(query: String, expected: [String]) throws {
        #expect(try paths(query, in: Self.payload, .ruleSets) == expected)
        #expect(throws: SyntaxFault.self) { try JSONPathQuery(query) }
    }

    /// In other tools these forms stand in rule sets, but the standard has them too.
    @Test(arguments: [
        ("$..[?(@.title)]", ["$['aps']['alert']"]),
        ("$.*[?(@ && @.title)]", ["$['aps']['alert']"]),
    ])
    func keepsWhatTheStandardAlreadyHas(query: String, expected: [String]) throws {
        #expect(try paths(query, in: Self.payload, .ruleSets) == expected)
        #expect(try paths(query, in: Self.payload) == expected)
    }

    @Test func givesKeysAsNodesWithTheirPlaces() throws {
        let root = try document(#"{"a": {"b": 1}}"#)
        let query = try JSONPathQuery("$.a.*~", dialect: .ruleSets)
        #expect(query.selectsKeys)
        #expect(query.nodes(in: root).map(\.range) == [7..<10])
        guard case .key(let key, let value)? = query.matches(in: root).first else {
            Issue.record("a member's key is no .key")
            return
        }
        #expect(key.text == "b")
        #expect(value.text == "1")
    }

    @Test func givesIndicesOfElements() throws {
        let root = try document(#"["x", "y"]"#)
        let matches = try JSONPathQuery("$.*~", dialect: .ruleSets).matches(in: root)
        let indices = matches.compactMap { match in
            if case .index(let index, let node) = match { "\(index) \(node.text)" } else { nil }
        }
        #expect(indices == ["0 x", "1 y"])
    }

    @Test func climbsOnceForEachPlaceAndNotAboveTheStart() throws {
        let root = try document(#"{"a": {"b": [1, 2, 3]}}"#)
        #expect(
            try JSONPathQuery("$..[?@ > 0]^", dialect: .ruleSets).nodes(in: root).map(\.normalizedPath) == [
                "$['a']['b']"
            ])
        #expect(try JSONPathQuery("$.a[*].*^^", dialect: .ruleSets).nodes(in: root).map(\.normalizedPath) == ["$['a']"])
        let inner = try #require(root["a"]?["b"])
        #expect(try JSONPathQuery("$[0]^^", dialect: .ruleSets).nodes(in: inner).isEmpty)
    }

    @Test(arguments: [
        ("$[(@.length-1)]", "(@.length-1)", "[-1]"),
        ("$[?(@.length-1)]", "-", "do not compute"),
        ("$[?@.a !== void 0]", "void", "asks whether it exists"),
        ("$[?@.a === undefined]", "undefined", "asks whether it exists"),
        ("$[?@.a.constructor.name === 'Array']", "@.a.constructor.name", "['constructor']['name']"),
        ("$[?@.a.length > 2]", "@.a.length", "length(@.a)"),
        ("$[?@.a.match(/x/)]", "@.a.match(", "search(@.a, 'pattern')"),
        ("$[?@property.match(/x/)]", ".", "search(@property"),
        ("$[?/x/.test(@.a)]", "/", "search("),
        ("$[?Object.keys(@).length > 1]", "Object", "length(@)"),
        ("$[?@parentProperty == 'a']", "@parentProperty", "@property"),
        ("$[?@.a == 1 ? 2 : 3]", "?", "&&"),
        ("$.a~.b", "~", "nothing may follow"),
        ("$~", "~", "$.*~"),
        ("$[?@~ == 'a']", "~", "@property"),
        ("$[“a”]", "“", "straight quotes"),
    ])
    func refusesScriptsAndNamesTheReplacement(query: String, place: String, advice: String) throws {
        let fault = try fault(of: query, .ruleSets)
        #expect(fault.text == place)
        #expect(fault.message.contains(advice))
    }

    @Test func stillReachesMembersWithTheNamesOfScripts() throws {
        let text = #"[{"length": 3}, {"constructor": {"name": "x"}}]"#
        #expect(try paths("$[?@['length'] == 3]", in: text, .ruleSets) == ["$[0]"])
        #expect(try paths("$[?@['constructor']['name'] == 'x']", in: text, .ruleSets) == ["$[1]"])
        #expect(try paths("$[?@.length]", in: text, .ruleSets) == ["$[0]"])
    }
}
