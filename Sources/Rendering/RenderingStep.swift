import Linting

/// A step on the way from a payload to what is shown, in words.
public struct RenderingStep: Sendable, Hashable {
    /// What a step says.
    public enum Kind: String, Sendable, Hashable {
        /// Where a text comes from.
        case source
        /// That something else stands in for what was asked for.
        case fallback
        /// That the user reads what nobody wanted.
        case fault
        /// That Apple does not say what a device does.
        case uncertainty
    }

    /// What it says.
    public let kind: Kind
    /// A sentence for people.
    public let message: String
    /// The line of a payload or of a string table that it is about.
    public let place: Place?

    /// A step in words.
    public init(_ kind: Kind, _ message: String, at place: Place? = nil) {
        self.kind = kind
        self.message = message
        self.place = place
    }
}
