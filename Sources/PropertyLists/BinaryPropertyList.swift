import SourceTree

/// Reads a property list in binary form (`bplist00`), as a build leaves string tables. Its values have no place that a
/// person could open, so that all ranges are empty.
package struct BinaryPropertyList {
    /// How many arrays and dictionaries may stand inside one another.
    static let maximumDepth = 512

    private let bytes: [UInt8]
    private var offsets: [Int] = []
    private var referenceSize = 1
    /// How many values may still be read; a value that several others hold counts each time.
    private var budget: Int

    package static func read(_ bytes: [UInt8]) throws(SyntaxFault) -> PropertyListNode {
        var reader = BinaryPropertyList(bytes)
        let root = try reader.readTrailer()
        return try reader.node(root, depth: 0)
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        budget = 4096 + bytes.count * 4
    }

    private func damaged(_ what: String) -> SyntaxFault {
        SyntaxFault("The binary property list is damaged: \(what). Make it anew.", at: 0..<0)
    }

    // MARK: Layout

    /// Reads the last 32 bytes and the table of offsets; returns the root's number.
    private mutating func readTrailer() throws(SyntaxFault) -> Int {
        guard bytes.count >= 40, bytes.starts(with: Array("bplist0".utf8)) else {
            throw damaged("it is cut off, or of an unknown version")
        }
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = integer(trailer + 8, 8), let root = integer(trailer + 16, 8),
            let table = integer(trailer + 24, 8), count > 0, count <= bytes.count, root < count, table >= 8,
            table <= trailer, count <= (trailer - table) / offsetSize
        else { throw damaged("its last bytes make no sense") }
        offsets.reserveCapacity(count)
        for index in 0..<count {
            guard let offset = integer(table + index * offsetSize, offsetSize), offset >= 8, offset < table else {
                throw damaged("a value lies outside of the file")
            }
            offsets.append(offset)
        }
        return root
    }

    /// An unsigned big-endian integer; nil for one outside of the file or too large for an `Int`.
    private func integer(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, size <= 8, offset <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for index in 0..<size { value = value << 8 | UInt64(bytes[offset + index]) }
        return Int(exactly: value)
    }

    // MARK: Values

    private mutating func node(_ number: Int, depth: Int) throws(SyntaxFault) -> PropertyListNode {
        guard number < offsets.count else { throw damaged("it refers to a value that it does not have") }
        guard depth <= BinaryPropertyList.maximumDepth else {
            throw damaged("values stand more than \(BinaryPropertyList.maximumDepth) deep, or in a circle")
        }
        budget -= 1
        guard budget >= 0 else { throw damaged("it holds the same values too often") }
        let offset = offsets[number]
        let value: PropertyListNode.Value
        switch bytes[offset] >> 4 {
        case 0x5, 0x6: value = .string(try text(at: offset))
        case 0xA, 0xC: value = .array(try elements(at: offset, depth: depth))
        case 0xD: value = .dictionary(try members(at: offset, depth: depth))
        case 0x1, 0x2: value = .other("a number")
        case 0x3: value = .other("a date")
        case 0x4: value = .other("data")
        case 0x0: value = .boolean(bytes[offset] == 0x09)
        default: value = .other("a value of an unknown kind")
        }
        return PropertyListNode(value: value, range: 0..<0)
    }

    /// The count in a marker, or in the integer behind it, and where the content starts.
    private func extent(at offset: Int) throws(SyntaxFault) -> (count: Int, start: Int) {
        let count = Int(bytes[offset] & 0x0F)
        guard count == 0x0F else { return (count, offset + 1) }
        guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 0x1, bytes[offset + 1] & 0x0F <= 3 else {
            throw damaged("a length is missing")
        }
        let size = 1 << Int(bytes[offset + 1] & 0x0F)
        guard let long = integer(offset + 2, size), long <= bytes.count else { throw damaged("a length is too large") }
        return (long, offset + 2 + size)
    }

    private func text(at offset: Int) throws(SyntaxFault) -> String {
        let (count, start) = try extent(at: offset)
        let width = bytes[offset] >> 4 == 0x5 ? 1 : 2
        guard count * width <= bytes.count - start else { throw damaged("a text is longer than the file") }
        if width == 1 { return String(decoding: bytes[start..<start + count], as: UTF8.self) }
        return wideText(start, count)
    }

    /// A text in big-endian UTF-16; a surrogate without its partner becomes U+FFFD.
    private func wideText(_ start: Int, _ count: Int) -> String {
        bytes.withUnsafeBufferPointer { bytes in
            String(unsafeUninitializedCapacity: 3 * count) { buffer in
                var written = 0
                var index = 0
                while index < count {
                    var value = BinaryPropertyList.unit(bytes, start, index)
                    index += 1
                    if value & 0xFC00 == 0xD800, index < count {
                        let low = BinaryPropertyList.unit(bytes, start, index)
                        if low & 0xFC00 == 0xDC00 {
                            value = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
                            index += 1
                        }
                    }
                    for unit in UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
                        buffer[written] = unit
                        written += 1
                    }
                }
                return written
            }
        }
    }

    private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ index: Int) -> UInt32 {
        UInt32(bytes[start + 2 * index]) << 8 | UInt32(bytes[start + 2 * index + 1])
    }

    private func references(_ count: Int, at start: Int) throws(SyntaxFault) -> [Int] {
        guard count * referenceSize <= bytes.count - start else {
            throw damaged("a collection is longer than the file")
        }
        var numbers: [Int] = []
        numbers.reserveCapacity(count)
        for index in 0..<count {
            guard let number = integer(start + index * referenceSize, referenceSize) else {
                throw damaged("a reference is too large")
            }
            numbers.append(number)
        }
        return numbers
    }

    private mutating func elements(at offset: Int, depth: Int) throws(SyntaxFault) -> [PropertyListNode] {
        let (count, start) = try extent(at: offset)
        var nodes: [PropertyListNode] = []
        for number in try references(count, at: start) { nodes.append(try node(number, depth: depth + 1)) }
        return nodes
    }

    private mutating func members(at offset: Int, depth: Int) throws(SyntaxFault) -> [PropertyListNode.Member] {
        let (count, start) = try extent(at: offset)
        let numbers = try references(2 * count, at: start)
        var members: [PropertyListNode.Member] = []
        members.reserveCapacity(count)
        for index in 0..<count {
            guard let key = try node(numbers[index], depth: depth + 1).string else {
                throw damaged("a key is no text")
            }
            members.append(
                PropertyListNode.Member(
                    key: key, keyRange: 0..<0, value: try node(numbers[count + index], depth: depth + 1)))
        }
        return members
    }
}
