/// What keeps a rule set from being embedded.
struct EmbeddingError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
