/// What a backslash and what follows it stand for in a quoted string (CFOldStylePList.c, `getSlashedChar`).
enum StringsEscape {
    /// Why an escape is likely not what its writer meant.
    enum Oddity {
        /// `\u00e9`: only a capital U begins a code.
        case lowercaseU
        /// `\Uxyz`: a code without digits, which stands for U+0000.
        case codeWithoutDigits
        /// `\U0001F600`: four digits are taken, the other four are text.
        case eightDigits
        /// `\UD83D` without its partner.
        case loneSurrogate
        /// `\351`: a byte of the NEXTSTEP encoding above ASCII, not of Latin-1.
        case octal(UInt8)
        /// `\G`: the backslash is dropped.
        case useless

        /// Whether two escapes are odd for the same reason.
        func isAlike(_ other: Oddity) -> Bool {
            switch (self, other) {
            case (.lowercaseU, .lowercaseU), (.codeWithoutDigits, .codeWithoutDigits), (.eightDigits, .eightDigits),
                (.loneSurrogate, .loneSurrogate), (.octal, .octal), (.useless, .useless):
                true
            default: false
            }
        }

        /// How many digits behind the escape its writer took for a part of it.
        var digitsBehind: Int {
            switch self {
            case .lowercaseU, .eightDigits: 4
            case .codeWithoutDigits, .loneSurrogate, .octal, .useless: 0
            }
        }
    }

    struct Reading {
        let text: String
        /// The offset behind the escape.
        let end: Int
        let oddity: Oddity?
    }

    /// Reads the escape whose backslash stands at an offset; nil at the text's end.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, at backslash: Int) -> Reading? {
        let start = backslash + 1
        guard start < bytes.count else { return nil }
        switch bytes[start] {
        case UInt8(ascii: "n"), 0x0A: return Reading(text: "\n", end: start + 1, oddity: nil)
        case UInt8(ascii: "r"): return Reading(text: "\r", end: start + 1, oddity: nil)
        case UInt8(ascii: "t"): return Reading(text: "\t", end: start + 1, oddity: nil)
        case UInt8(ascii: "a"): return Reading(text: "\u{07}", end: start + 1, oddity: nil)
        case UInt8(ascii: "b"): return Reading(text: "\u{08}", end: start + 1, oddity: nil)
        case UInt8(ascii: "f"): return Reading(text: "\u{0C}", end: start + 1, oddity: nil)
        case UInt8(ascii: "v"): return Reading(text: "\u{0B}", end: start + 1, oddity: nil)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(bytes, start)
        case UInt8(ascii: "U"): return code(bytes, start)
        default: return dropped(bytes, start)
        }
    }

    private static func octal(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Reading {
        var end = start
        var byte: UInt8 = 0
        while end < bytes.count, end < start + 3, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[end]) {
            byte = byte << 3 &+ (bytes[end] - UInt8(ascii: "0"))
            end += 1
        }
        let scalar = NextStepLatin.scalar(byte) ?? "\0"
        return Reading(text: String(scalar), end: end, oddity: byte < 0x80 ? nil : .octal(byte))
    }

    private static func code(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Reading {
        let first = hexadecimal(bytes, start + 1)
        var value = first.value
        var end = first.end
        var oddity: Oddity?
        if end == start + 1 {
            oddity = .codeWithoutDigits
        } else if value & 0xFC00 == 0xD800 {
            if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\\"), bytes[end + 1] == UInt8(ascii: "U") {
                let second = hexadecimal(bytes, end + 2)
                if second.value & 0xFC00 == 0xDC00 {
                    value = 0x10000 + (value & 0x3FF) << 10 + (second.value & 0x3FF)
                    end = second.end
                }
            }
        } else if first.value < 0x20, end == start + 5, hexadecimal(bytes, end).end == end + 4 {
            oddity = .eightDigits
        }
        guard let scalar = Unicode.Scalar(value) else {
            return Reading(text: "\u{FFFD}", end: end, oddity: .loneSurrogate)
        }
        return Reading(text: String(scalar), end: end, oddity: oddity)
    }

    private static func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> (value: UInt32, end: Int) {
        var value: UInt32 = 0
        var end = start
        while end < bytes.count, end < start + 4, let digit = digit(bytes[end]) {
            value = value << 4 | digit
            end += 1
        }
        return (value, end)
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// Any other character stands for itself. That is how quotes and backslashes are written; on a letter, a digit or a
    /// blank the backslash was meant to do something.
    private static func dropped(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Reading {
        let byte = bytes[start]
        let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        let end = min(start + length, bytes.count)
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        let oddity: Oddity?
        switch byte {
        case UInt8(ascii: "u"): oddity = hexadecimal(bytes, start + 1).end == start + 5 ? .lowercaseU : .useless
        case UInt8(ascii: "8"), UInt8(ascii: "9"), 0x20, 0x80...: oddity = .useless
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): oddity = .useless
        default: oddity = nil
        }
        return Reading(text: text, end: end, oddity: oddity)
    }
}
