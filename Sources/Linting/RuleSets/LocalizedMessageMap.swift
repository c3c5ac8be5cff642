/// Where an app keeps the texts of all languages in the payload, and which fields each language must have.
public struct LocalizedMessageMap: Sendable, Hashable {
    /// The key of the map in the payload.
    public let key: String
    /// The fields that each language needs.
    public let fields: [String]

    /// A map by its key.
    public init(key: String, fields: [String]) {
        self.key = key
        self.fields = fields
    }

    /// What holds when the configuration says nothing.
    public static let standard = [LocalizedMessageMap(key: "localized-message", fields: ["title", "body"])]
}
