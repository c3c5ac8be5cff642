/// A line of an alert.
public enum AlertField: String, Sendable, Hashable, CaseIterable {
    case title, subtitle, body

    /// The member of `alert` that has the text itself.
    public var literalName: String { rawValue }

    /// The member that names a key of the string tables (Apple, "Generating a remote notification").
    public var keyName: String { self == .body ? "loc-key" : rawValue + "-loc-key" }

    /// The member with the arguments for that key's text.
    public var argumentsName: String { self == .body ? "loc-args" : rawValue + "-loc-args" }
}
