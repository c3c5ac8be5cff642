/// How a schema is to be understood where the standard leaves a choice.
public struct SchemaOptions: Sendable {
    /// Whether `format` refuses values, or is a remark without effect, which is the standard's default (draft 2020-12
    /// validation, section 7.2.1).
    public var assertsFormats: Bool
    /// The present, in seconds since 1970-01-01 UTC, by which `swift-date` recognises Unix seconds; nil for the
    /// system's clock at the time of compiling.
    public var now: Int?
    /// The absolute URI against which the schema's references are resolved; nil for a `file:` URI made from the name
    /// of its source.
    public var base: String?

    /// Options; the defaults are what payloads are judged by.
    public init(assertsFormats: Bool = true, now: Int? = nil, base: String? = nil) {
        self.assertsFormats = assertsFormats
        self.now = now
        self.base = base
    }
}
