import JSONSchema
import SourceTree
import Testing

/// A schema written in YAML or JSON, and what it says about values written in JSON.
struct Judgement {
    let schema: JSONSchema

    init(_ text: String, resolver: SchemaResolver = .none, options: SchemaOptions = SchemaOptions()) throws {
        let tree = try YAMLParser.parse(Source(name: "schema.yml", text: text))
        schema = try JSONSchema(tree.root, resolver: resolver, options: options)
    }

    /// The faults of a schema that is itself wrong, each as `pointer: message`.
    static func faults(_ text: String, resolver: SchemaResolver = .none) throws -> [String] {
        let tree = try YAMLParser.parse(Source(name: "schema.yml", text: text))
        do {
            _ = try JSONSchema(tree.root, resolver: resolver)
            return []
        } catch {
            return error.faults.map { "\($0.place.pointer): \($0.message)" }
        }
    }

    func violations(_ json: String) throws -> [SchemaViolation] {
        let tree = try JSONParser.parse(Source(name: "value.json", text: json))
        let violations = schema.violations(of: tree.root)
        #expect(schema.accepts(tree.root) == violations.isEmpty, "both ways of asking must agree")
        return violations
    }

    func messages(_ json: String) throws -> [String] {
        try violations(json).map(\.message)
    }

    func accepts(_ json: String) throws -> Bool {
        try violations(json).isEmpty
    }
}
