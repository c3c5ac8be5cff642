import SourceTree

/// The request headers that go with a payload. Names compare without regard to case, as in HTTP.
public struct Headers: Sendable {
    /// One header.
    public struct Header: Sendable {
        /// As it was written.
        public let name: String
        /// Where its value stands; for a command line's, a place of that name.
        public let node: Node
        /// Where its name stands, if it stands in a file.
        public let key: Node?

        /// The value as text.
        public var value: String { node.text }

        /// A header that stands in a file.
        public init(_ member: Member) {
            name = member.name
            node = member.value
            key = member.key
        }

        /// A header whose value stands in a file under another name than its own.
        public init(name: String, node: Node) {
            self.name = name
            self.node = node
            key = nil
        }

        /// A header that somebody gave otherwise.
        ///
        /// - Parameter origin: what findings call its place, such as `--header apns-topic`.
        public init(name: String, value: String, origin: String) {
            self.name = name
            node = Node.text(value, named: origin)
            key = nil
        }
    }

    /// The headers in the order in which they are written.
    public private(set) var all: [Header] = []
    /// Where each stands in `all`, by its name in small letters.
    private var positions: [String: Int] = [:]
    /// Those of one object whose name stood there before in other letters' case; the later one counts.
    public private(set) var repeated: [Header] = []

    /// No headers.
    public init() {}

    /// Reads an object of names and values; numbers are taken as their text.
    public init(_ object: Node?) {
        guard let object else { return }
        for member in object.members where member.value.kind.rawValue < NodeKind.array.rawValue {
            let header = Header(member)
            if self[header.name] != nil { repeated.append(header) }
            set(header)
        }
    }

    /// The header of a name, in any case.
    public subscript(name: String) -> Header? {
        if all.isEmpty { return nil }
        return positions[name.lowercased()].map { all[$0] }
    }

    /// The push type that they state; nil when they state none, or none that APNs knows.
    public var pushType: PushType? { self["apns-push-type"].flatMap { PushType(rawValue: $0.value.lowercased()) } }

    /// Adds a header, in place of one of the same name.
    public mutating func set(_ header: Header) {
        let name = header.name.lowercased()
        if let earlier = positions[name] {
            all.remove(at: earlier)
            for (moved, position) in positions where position > earlier { positions[moved] = position - 1 }
        }
        positions[name] = all.count
        all.append(header)
    }

    /// These headers, and from the others those that are not among them.
    public func filled(from others: Headers) -> Headers {
        if others.all.isEmpty { return self }
        var result = self
        for header in others.all where self[header.name] == nil { result.set(header) }
        return result
    }
}
