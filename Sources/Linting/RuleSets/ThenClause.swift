import SourceTree

/// What is done with each value that a rule's `given` selects.
public struct ThenClause: Sendable {
    public let field: Node?
    public let function: Node
    public let options: Node?
    /// The schemas that the options may name.
    let schemaFiles: SchemaFiles
}
