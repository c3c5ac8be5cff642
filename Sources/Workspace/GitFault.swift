/// Why git could not say what changed: a sentence or two for a person.
public struct GitFault: Error, Sendable, Hashable {
    /// What git could not do, as a sentence.
    public let message: String
}
