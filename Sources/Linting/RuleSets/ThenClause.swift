import SourceTree

/// What is done with each value that a rule's `given` selects.
public struct ThenClause: Sendable {
    /// What of the value is looked at; nil for the value itself.
    public let field: Node?
    /// The name of the function.
    public let function: Node
    /// Its options.
    public let options: Node?
    /// The schemas that the options may name.
    let schemaFiles: SchemaFiles
}
