import JSONPath
import SourceTree

/// A query, and a document that it is run on.
enum JSONPathFuzz: FuzzTarget {
    static let name = "json-path"
    private static let fallback = #"{"aps":{"alert":{"title":"a","loc-args":["b",1,null]},"badge":-1.5e3},"b":[[],{}]}"#

    static func run(_ input: FuzzInput) {
        let parts = input.parts(2)
        let text = String(decoding: parts[0], as: UTF8.self)
        let document = parts[1].isEmpty ? Array(fallback.utf8) : parts[1]
        for dialect in [JSONPathDialect.standard, .ruleSets] {
            do {
                let query = try JSONPathQuery(text, dialect: dialect)
                guard let tree = try? JSONParser.parse(Source(name: "a.json", bytes: document)) else { continue }
                for node in query.nodes(in: tree.root).prefix(100) { _ = node.pointer }
                precondition(!query.isSingular || query.nodes(in: tree.root).count <= 1)
            } catch {
                error.check(in: Array(text.utf8))
            }
        }
    }
}
