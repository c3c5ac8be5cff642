import SourceTree

/// The request headers that go with a payload. Names compare without regard to case, as in HTTP.
public struct Headers: Sendable {
    /// One header with the place where it is written, if it is written in a file.
    public struct Header: Sendable {
        public let name: String
        public let value: String
        public let place: Node?

        public init(name: String, value: String, place: Node? = nil) {
            self.name = name
            self.value = value
            self.place = place
        }
    }

    public private(set) var all: [Header] = []

    public init() {}

    /// Reads an object of names and values; numbers are taken as their text.
    public init(_ object: Node?) {
        guard let object else { return }
        for member in object.members where member.value.kind.rawValue < NodeKind.array.rawValue {
            set(Header(name: member.name, value: member.value.text, place: member.value))
        }
    }

    public subscript(name: String) -> Header? {
        let name = name.lowercased()
        return all.first { $0.name.lowercased() == name }
    }

    /// Adds a header, in place of one of the same name.
    public mutating func set(_ header: Header) {
        all.removeAll { $0.name.lowercased() == header.name.lowercased() }
        all.append(header)
    }

    /// These headers, and from the others those that are not among them.
    public func filled(from others: Headers) -> Headers {
        var result = self
        for header in others.all where self[header.name] == nil { result.set(header) }
        return result
    }
}
