import SourceTree

/// The value that a function is to judge, or the place where one is missing.
public struct Subject: Sendable {
    /// Nil when nothing stands there.
    public let value: Node?
    /// Where a finding points: the value, or else the nearest thing that exists.
    public let place: Node
    private let missing: String?

    /// The last part of the value's path; for a missing one what is missing, with dots.
    public var property: String { missing ?? place.pointer.tokens.last ?? "" }

    /// A value that is there.
    public init(_ value: Node) {
        self.value = value
        place = value
        missing = nil
    }

    /// A property that is not there, in the object where it is missed.
    public init(missing property: String, in place: Node) {
        value = nil
        self.place = place
        missing = property
    }

    /// How messages call it: the property in quotation marks, or “the value” for the whole document.
    public var called: String {
        property.isEmpty ? "The value" : "“\(property)”"
    }
}
