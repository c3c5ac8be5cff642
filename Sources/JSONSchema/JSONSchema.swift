import RegularExpressions
import SourceTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A compiled JSON Schema of draft 2020-12 (https://json-schema.org/draft/2020-12/schema), written in JSON or YAML.
///
/// A schema is compiled once, together with all that it refers to, and can then judge any number of values, from any
/// thread. Nothing is fetched: references lead into the schema itself, to the meta-schema, or to what a resolver finds.
public struct JSONSchema: Sendable {
    /// Keywords that look misspelt; the standard has them ignored.
    public let warnings: [SchemaFault]
    private let compiled: CompiledSchema

    /// Compiles a schema.
    ///
    /// - Parameters:
    ///   - schema: The schema: a document's root, or a value inside one, such as a rule's inline schema.
    ///   - resolver: Finds the documents to which references lead.
    /// - Throws: All faults of the schema, each with its place.
    public init(
        _ schema: Node, resolver: SchemaResolver = .none, options: SchemaOptions = SchemaOptions()
    ) throws(SchemaFaults) {
        var compiler = SchemaCompiler(schema, options: options, resolver: resolver)
        compiler.compile()
        guard compiler.faults.isEmpty else { throw SchemaFaults(compiler.faults) }
        warnings = compiler.warnings
        var program = compiler.program
        program.now = options.now ?? Int(time(nil))
        compiled = CompiledSchema(program)
    }

    /// Whether a value is valid. Of a valid one, nothing is allocated but in rare cases (numbers of more than nineteen
    /// digits, long strings with escapes, large arrays with `uniqueItems`).
    public func accepts(_ instance: Node) -> Bool {
        instance.tree.withView { accepts($0, instance.index) }
    }

    /// Whether the whole document of a view is valid.
    public func accepts(_ view: TreeView) -> Bool {
        accepts(view, 0)
    }

    /// Whether the value at an index of a view is valid.
    public func accepts(_ view: TreeView, _ index: Int) -> Bool {
        var evaluator = Evaluator(compiled: compiled, view: view)
        return evaluator.accepts(compiled.program.start, index) && evaluator.limit == nil
    }

    /// Whether the schema allows all scalars of this kind, or none.
    public func isSettled(by kind: NodeKind) -> Bool { compiled.program.isSettled(by: kind) }

    /// What is wrong with a value, in the order of its parts; empty when it is valid.
    ///
    /// Of the alternatives of an `anyOf` or `oneOf` the one that comes nearest is explained. A value whose check had to
    /// be given up gets one violation that says so.
    public func violations(of instance: Node) -> [SchemaViolation] {
        instance.tree.withView { view in
            var evaluator = Evaluator(compiled: compiled, view: view)
            if evaluator.accepts(compiled.program.start, instance.index), evaluator.limit == nil { return [] }
            if let limit = evaluator.limit { return [violation(limit, instance)] }
            var explainer = Explainer(compiled: compiled, view: view)
            let complaints = explainer.complaints(compiled.program.start, instance.index)
            // Explaining takes more steps than judging, and may come to the limit where judging did not.
            if complaints.isEmpty { return [violation(explainer.evaluator.limit ?? .steps, instance)] }
            return unique(complaints.map(\.violation))
        }
    }

    private func violation(_ limit: Limit, _ instance: Node) -> SchemaViolation {
        SchemaViolation(
            message: limit.message, place: instance, schemaPlace: compiled.program.root, keyword: "")
    }

    /// Each violation once: the same part of a schema may be reached in several ways.
    private func unique(_ violations: [SchemaViolation]) -> [SchemaViolation] {
        var seen: Set<SchemaViolation> = []
        return violations.filter { seen.insert($0).inserted }
    }
}
