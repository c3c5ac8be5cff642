import Testing

@testable import SourceTree

@Suite struct YAMLAliasTests {
    private func json(_ text: String) throws -> String {
        try YAMLParser.parse(Source(name: "a.yml", text: text)).root.asJSON
    }

    private func fault(_ text: String) -> SyntaxFault? {
        do {
            _ = try YAMLParser.parse(Source(name: "a.yml", text: text))
            return nil
        } catch {
            return error
        }
    }

    @Test("An alias stands for a copy whose places are those of the original")
    func alias() throws {
        let root = try YAMLParser.parse(Source(name: "a.yml", text: "a: &x\n  b: [1, é]\nc: *x\nd: [*x, *x]\ne: 5\n"))
            .root
        #expect(root.asJSON == #"{"a":{"b":[1,"é"]},"c":{"b":[1,"é"]},"d":[{"b":[1,"é"]},{"b":[1,"é"]}],"e":5}"#)
        #expect(root["c"]?.range == root["a"]?.range)
        let element = try #require(root["d"]?.elements.dropFirst().first { _ in true })
        #expect(element["b"]?.pointer.description == "/d/1/b")
        #expect(root["e"]?.pointer.description == "/e")
    }

    @Test("An anchor that is set again counts from there on")
    func redefined() throws {
        #expect(try json("[&x 1, *x, &x 2, *x]") == "[1,1,2,2]")
    }

    @Test("A scalar's alias may be a key")
    func aliasAsKey() throws {
        #expect(try json("a: &x key\n*x : 1\n") == #"{"a":"key","key":1}"#)
        #expect(fault("a: &x [1]\n*x : 1\n")?.message.contains("key must be a text") == true)
    }

    @Test("A collection ends behind an alias that closes it")
    func rangeWithAlias() throws {
        let root = try YAMLParser.parse(Source(name: "a.yml", text: "a: &x 1\nb:\n  - 2\n  - *x\nc: 3\n")).root
        #expect(root["b"]?.written == "- 2\n  - *x")
    }

    @Test("A merge key takes in what the map lacks: own keys win, earlier maps win over later ones")
    func mergeKeys() throws {
        let bases = "x: &x {a: 1, b: 2}\ny: &y {b: 3, c: 4}\n"
        #expect(try json(bases + "z:\n  <<: *x\n  b: 9\n").hasSuffix(#""z":{"b":9,"a":1}}"#))
        #expect(try json(bases + "z:\n  b: 9\n  <<: *x\n").hasSuffix(#""z":{"b":9,"a":1}}"#))
        #expect(try json(bases + "z: {<<: [*x, *y]}\n").hasSuffix(#""z":{"a":1,"b":2,"c":4}}"#))
        #expect(try json(bases + "z: {<<: [*y, *x]}\n").hasSuffix(#""z":{"b":3,"c":4,"a":1}}"#))
        #expect(try json("z: {<<: {a: 1}, b: 2}\n") == #"{"z":{"b":2,"a":1}}"#)
    }

    @Test("A merged map's own merge keys are followed")
    func nestedMerge() throws {
        let text = "a: &a {k: 1, l: 1}\nb: &b {<<: *a, l: 2, m: 2}\nc: {<<: *b, m: 3}\n"
        #expect(try json(text).hasSuffix(#""c":{"m":3,"l":2,"k":1}}"#))
    }

    @Test("A quoted << is a key like any other")
    func quotedMergeKey() throws {
        #expect(try json("'<<': 1") == #"{"<<":1}"#)
    }

    @Test("A merge key's value must be a map or a list of maps", arguments: ["1", "text", "[1]", "[[]]", ""])
    func wrongMerge(value: String) {
        #expect(fault("<<: \(value)\n")?.message.contains("its value must be a map") == true)
    }

    @Test("An alias without anchor, and one inside its own anchor, are refused at their place")
    func wrongAliases() {
        let unknown = fault("a: 1\nb: *nothing\n")
        #expect(unknown?.range == 8..<16)
        #expect(unknown?.message.contains("nothing above is marked “&nothing”") == true)
        let cycle = fault("a: &x\n  b: *x\n")
        #expect(cycle?.range == 11..<13)
        #expect(cycle?.message.contains("would never end") == true)
    }

    @Test("Few lines that stand for billions of values end in an error, with lists and with merge keys")
    func explosion() {
        var lists = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        var merges = "a0: &a0 {x: 1}\n"
        for level in 1...20 {
            let names = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            lists += "a\(level): &a\(level) [\(names)]\n"
            merges += "a\(level): &a\(level) {<<: [\(names)]}\n"
        }
        for text in [lists, merges] {
            #expect(fault(text)?.message.contains("more than \(YAMLParser.maximumExpansion) values") == true)
        }
    }

    @Test("Aliases cannot nest deeper than the limit")
    func depth() {
        var text = "a0: &a0 [x]\n"
        for level in 1...600 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
        #expect(fault(text)?.message.contains("nested more than \(JSONParser.maximumDepth) deep") == true)
    }
}
