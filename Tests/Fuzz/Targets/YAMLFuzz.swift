import SourceTree

/// The YAML loader: libyaml, aliases, merge keys, scalars, diagnosis.
enum YAMLFuzz: FuzzTarget {
    static let name = "yaml"

    static func run(_ input: FuzzInput) {
        do {
            let tree = try YAMLParser.parse(Source(name: "a.yml", bytes: input.bytes))
            tree.root.check(in: input.bytes, followsPointers: true)
        } catch {
            error.check(in: input.bytes)
        }
    }
}
