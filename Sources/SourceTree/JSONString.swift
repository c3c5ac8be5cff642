/// Decodes the inside of a JSON string that the parser has accepted (RFC 8259, section 7).
enum JSONString {
    /// Calls `emit` with each UTF-8 byte of the decoded text and the offset at which it is written. A surrogate that
    /// has no partner comes out as U+FFFD.
    static func decode<Bytes: RandomAccessCollection>(
        _ bytes: Bytes, _ range: Range<Int>, emit: (UInt8, Int) -> Void
    ) where Bytes.Element == UInt8, Bytes.Index == Int {
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            guard bytes[index] == UInt8(ascii: "\\") else {
                emit(bytes[index], start)
                index += 1
                continue
            }
            let escape = bytes[index + 1]
            index += 2
            switch escape {
            case UInt8(ascii: "b"): emit(0x08, start)
            case UInt8(ascii: "f"): emit(0x0C, start)
            case UInt8(ascii: "n"): emit(0x0A, start)
            case UInt8(ascii: "r"): emit(0x0D, start)
            case UInt8(ascii: "t"): emit(0x09, start)
            case UInt8(ascii: "u"):
                let scalar = unicodeEscape(bytes, &index, range.upperBound)
                for unit in String(Character(scalar)).utf8 { emit(unit, start) }
            default: emit(escape, start)
            }
        }
    }

    /// The decoded text of a string's inside.
    static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(range.count)
        decode(bytes, range) { unit, _ in decoded.append(unit) }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Reads the four digits behind `\u`, and the low surrogate's escape behind a high one.
    private static func unicodeEscape<Bytes: RandomAccessCollection>(
        _ bytes: Bytes, _ index: inout Int, _ end: Int
    ) -> Unicode.Scalar where Bytes.Element == UInt8, Bytes.Index == Int {
        let first = hexadecimal(bytes, index)
        index += 4
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xDC00, index + 6 <= end, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") {
            let second = hexadecimal(bytes, index + 2)
            if (0xDC00...0xDFFF).contains(second) {
                index += 6
                return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? "\u{FFFD}"
            }
        }
        return "\u{FFFD}"
    }

    private static func hexadecimal<Bytes: RandomAccessCollection>(_ bytes: Bytes, _ start: Int) -> UInt32
    where Bytes.Element == UInt8, Bytes.Index == Int {
        bytes[start..<start + 4].reduce(0) { $0 << 4 | UInt32(Character(Unicode.Scalar($1)).hexDigitValue ?? 0) }
    }
}
