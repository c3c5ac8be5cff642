/// A set of push types and envelopes, such as those that a rule is for.
public struct FormatSet: OptionSet, Sendable, Hashable {
    /// One bit for each name.
    public let rawValue: UInt64

    /// A set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The names of all push types and envelopes.
    public static let names: [String] = {
        var names = PushType.allCases.map(\.rawValue)
        for envelope in Envelopes.all where !names.contains(envelope.name) { names.append(envelope.name) }
        return names
    }()

    /// The set of one push type.
    public init(_ pushType: PushType) {
        self.init(rawValue: 1 << UInt64(PushType.allCases.firstIndex(of: pushType) ?? 0))
    }

    /// The set of all push types.
    public static let pushTypes = FormatSet(PushType.allCases.map { FormatSet($0) })

    private static let members: [String: FormatSet] = Dictionary(
        uniqueKeysWithValues: names.enumerated().map { ($1, FormatSet(rawValue: 1 << UInt64($0))) })

    /// The set of one name; empty for a name that is none.
    public init(_ name: String) { self = FormatSet.members[name] ?? [] }
}
