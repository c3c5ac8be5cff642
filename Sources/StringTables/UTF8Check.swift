/// Well-formed UTF-8 as the Unicode Standard's table 3-7 lists it.
enum UTF8Check {
    /// The offset of the first byte that belongs to no well-formed sequence.
    static func firstInvalid(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { raw in
            var offset = 0
            while offset < raw.count {
                if offset + 8 <= raw.count,
                    raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                {
                    offset += 8
                    continue
                }
                let length = length(in: raw, at: offset)
                if length == 0 { return offset }
                offset += length
            }
            return nil
        }
    }

    /// The length in bytes of the character that a lead byte begins.
    static func characterLength(_ lead: UInt8) -> Int {
        switch lead {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }

    /// The length in bytes of the well-formed sequence at an offset; 0 when there is none.
    static func length(in bytes: [UInt8], at offset: Int) -> Int {
        bytes.withUnsafeBytes { length(in: $0, at: offset) }
    }

    private static func length(in bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
        let lead = bytes[offset]
        if lead < 0x80 { return 1 }
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return 0
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
        for index in 2..<max(length, 2) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
