import SourceTree

/// The JSON parser, its diagnosis, and places.
enum JSONFuzz: FuzzTarget {
    static let name = "json"

    static func run(_ input: FuzzInput) {
        let source = Source(name: "a.json", bytes: input.bytes)
        do {
            let tree = try JSONParser.parse(source)
            tree.root.check(in: input.bytes, followsPointers: tree.irregularities.isEmpty)
            precondition(tree.root == tree.root)
        } catch {
            error.check(in: input.bytes)
        }
    }
}
