import SourceTree

/// Looks for what is no UTF-8.
enum UTF8Check {
    /// The offset of the first byte that belongs to no well-formed sequence.
    static func firstInvalid(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count {
                if offset + 8 <= bytes.count,
                    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                        & 0x8080_8080_8080_8080 == 0
                {
                    offset += 8
                    continue
                }
                let length = UTF8Sequence.length(in: bytes, at: offset)
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
        bytes.withUnsafeBufferPointer { UTF8Sequence.length(in: $0, at: offset) }
    }
}
