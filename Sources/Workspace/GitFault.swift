/// Why git could not say what changed: a sentence or two for a person.
public struct GitFault: Error, Sendable, Hashable {
    public let message: String
}
