/// A text that is compared code unit by code unit, such as the name of a file or a key.
///
/// A Swift `String` compares by canonical equivalence and would merge "é" of one scalar with "é" of two, which are two
/// files to Linux and two keys to a device.
public struct ExactText: Sendable {
    /// The text itself.
    public let text: String

    /// A text, compared by code unit.
    public init(_ text: String) {
        self.text = text
    }
}

extension ExactText: Hashable {
    public static func == (left: ExactText, right: ExactText) -> Bool {
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

extension ExactText: Comparable {
    public static func < (left: ExactText, right: ExactText) -> Bool {
        let precedes = left.text.utf8.withContiguousStorageIfAvailable { leftBytes in
            right.text.utf8.withContiguousStorageIfAvailable { leftBytes.lexicographicallyPrecedes($0) }
        }
        return (precedes ?? nil) ?? left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}
