import JSONSchema
import SourceTree

/// A schema, in YAML, which JSON is as well, and a value that it judges.
enum SchemaFuzz: FuzzTarget {
    static let name = "json-schema"

    static func run(_ input: FuzzInput) {
        let parts = input.parts(2)
        guard let document = try? YAMLParser.parse(Source(name: "schema.yml", bytes: parts[0])) else { return }
        do {
            let schema = try JSONSchema(document.root, options: SchemaOptions(now: 1_700_000_000))
            guard let value = try? JSONParser.parse(Source(name: "a.json", bytes: parts[1])) else { return }
            let violations = schema.violations(of: value.root)
            precondition(schema.accepts(value.root) == violations.isEmpty)
            for violation in violations {
                precondition(!violation.message.isEmpty)
                _ = violation.place.pointer
            }
        } catch {
            precondition(!error.faults.isEmpty)
            for fault in error.faults { precondition(!fault.message.isEmpty) }
        }
    }
}
