import SourceTree

/// A value that a schema does not allow.
public struct SchemaViolation: Sendable, Hashable {
    /// A sentence for a person: what was expected, what stands there, and the word that may have been meant.
    public let message: String
    /// The value; for a property that is not expected or has a wrong name, its key.
    public let place: Node
    /// The keyword's value in the schema, which may lie in another file than the schema that was compiled.
    public let schemaPlace: Node
    /// The keyword that refuses the value, such as `required`; `false` for the schema that allows nothing.
    public let keyword: String

    /// A violation with the places in the value and in the schema.
    public init(message: String, place: Node, schemaPlace: Node, keyword: String) {
        self.message = message
        self.place = place
        self.schemaPlace = schemaPlace
        self.keyword = keyword
    }
}
