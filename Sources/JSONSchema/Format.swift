/// The formats that are understood (draft 2020-12 validation, section 7.3), and `swift-date`; other names refuse
/// nothing.
enum Format: String, Sendable, CaseIterable {
    case dateTime = "date-time"
    case date
    case time
    case duration
    case uuid
    case uri
    case uriReference = "uri-reference"
    case iri
    case iriReference = "iri-reference"
    case uriTemplate = "uri-template"
    case email
    case idnEmail = "idn-email"
    case hostname
    case idnHostname = "idn-hostname"
    case ipv4
    case ipv6
    case jsonPointer = "json-pointer"
    case relativeJSONPointer = "relative-json-pointer"
    case regex
    /// Seconds since 2001-01-01 UTC, which Swift's `JSONDecoder` reads a `Date` from by default.
    case swiftDate = "swift-date"

    /// Whether a text, in UTF-8, is of this format.
    func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        switch self {
        case .dateTime: DateTimeFormat.isDateTime(text)
        case .date: DateTimeFormat.isDate(text)
        case .time: DateTimeFormat.isTime(text)
        case .duration: DurationFormat.accepts(text)
        case .uuid: UUIDFormat.accepts(text)
        case .uri: URIFormat(allowsRelative: false, allowsUnicode: false).accepts(text)
        case .uriReference: URIFormat(allowsRelative: true, allowsUnicode: false).accepts(text)
        case .iri: URIFormat(allowsRelative: false, allowsUnicode: true).accepts(text)
        case .iriReference: URIFormat(allowsRelative: true, allowsUnicode: true).accepts(text)
        case .uriTemplate: URITemplateFormat.accepts(text)
        case .email: EmailFormat.accepts(text, allowsUnicode: false)
        case .idnEmail: EmailFormat.accepts(text, allowsUnicode: true)
        case .hostname: HostnameFormat.accepts(text)
        case .idnHostname: HostnameFormat.acceptsInternational(text)
        case .ipv4: AddressFormat.isIPv4(text)
        case .ipv6: AddressFormat.isIPv6(text)
        case .jsonPointer: PointerFormat.isPointer(text)
        case .relativeJSONPointer: PointerFormat.isRelativePointer(text)
        case .regex: SchemaPattern.isValid(String(decoding: text, as: UTF8.self))
        case .swiftDate: false
        }
    }

    /// What a text of this format is, with an example.
    var words: String {
        switch self {
        case .dateTime: "a date and time such as `2026-05-04T12:30:00Z`"
        case .date: "a date such as `2026-05-04`"
        case .time: "a time with its offset such as `12:30:00Z`"
        case .duration: "a duration such as `PT15M`"
        case .uuid: "a UUID such as `f81d4fae-7dec-11d0-a765-00a0c91e6bf6`"
        case .uri: "a URI with its scheme, such as `https://example.com/image.png`"
        case .uriReference: "a URI or relative reference"
        case .iri: "an IRI with its scheme"
        case .iriReference: "an IRI or relative reference"
        case .uriTemplate: "a URI template such as `/orders/{id}`"
        case .email: "an e-mail address"
        case .idnEmail: "an e-mail address"
        case .hostname: "a host name such as `www.example.com`"
        case .idnHostname: "a host name such as `www.example.com`"
        case .ipv4: "an IPv4 address such as `192.0.2.1`"
        case .ipv6: "an IPv6 address such as `2001:db8::1`"
        case .jsonPointer: "a JSON Pointer such as `/aps/alert`"
        case .relativeJSONPointer: "a relative JSON Pointer such as `1/alert`"
        case .regex: "a regular expression"
        case .swiftDate: "a number of seconds since 2001-01-01 UTC"
        }
    }
}
