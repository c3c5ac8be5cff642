/// Names, found by a key's bytes without making a text of the key: for what is asked of every payload.
public struct NameIndex: Sendable {
    /// The names in the order in which they were given.
    public let names: [String]
    private let bytes: [[UInt8]]
    /// For each length in bytes, the positions of the names that are so long.
    private let positions: [[Int]]

    /// An index of names; of equal ones the first counts.
    public init(_ names: some Sequence<String>) {
        let names = Array(names)
        let bytes = names.map { Array($0.utf8) }
        var positions = [[Int]](repeating: [], count: (bytes.map(\.count).max() ?? -1) + 1)
        for (position, name) in bytes.enumerated() where !positions[name.count].contains(where: { bytes[$0] == name }) {
            positions[name.count].append(position)
        }
        self.names = names
        self.bytes = bytes
        self.positions = positions
    }

    /// The position of the name that a key, or another string, is; nil when it is none of them.
    public func position(of key: Node) -> Int? {
        key.withContent { content in
            guard content.count < positions.count else { return nil }
            return positions[content.count].first { position in
                bytes[position].withUnsafeBufferPointer { NameIndex.areEqual($0, content) }
            }
        }
    }

    /// Whether a key, or another string, is one of the names.
    public func contains(_ key: Node) -> Bool { position(of: key) != nil }

    private static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in 0..<left.count where left[index] != right[index] { return false }
        return true
    }
}
