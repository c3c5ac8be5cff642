/// A key of a string table, compared code unit by code unit as `NSString` does.
///
/// A Swift `String` compares by canonical equivalence and would merge "é" of one scalar with "é" of two, which are two
/// keys to a device.
public struct TableKey: Sendable {
    /// The key as text.
    public let text: String

    /// A key, compared by code unit.
    public init(_ text: String) {
        self.text = text
    }
}

extension TableKey: Hashable {
    public static func == (left: TableKey, right: TableKey) -> Bool {
        let (left, right) = (left.text.utf8, right.text.utf8)
        guard left.count == right.count else { return false }
        let same = left.withContiguousStorageIfAvailable { left in
            right.withContiguousStorageIfAvailable { right in
                for index in 0..<left.count where left[index] != right[index] { return false }
                return true
            }
        }
        return (same ?? nil) ?? left.elementsEqual(right)
    }

    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension TableKey: Comparable {
    public static func < (left: TableKey, right: TableKey) -> Bool {
        let precedes = left.text.utf8.withContiguousStorageIfAvailable { leftBytes in
            right.text.utf8.withContiguousStorageIfAvailable { leftBytes.lexicographicallyPrecedes($0) }
        }
        return (precedes ?? nil) ?? left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}
