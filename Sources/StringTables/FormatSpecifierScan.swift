/// Reads one specifier behind its percent sign.
struct FormatSpecifierScan {
    enum Outcome {
        case conversion(FormatConversion)
        /// No specifier: the percent sign goes, one character stays.
        case literal
        /// The text ends before the specifier does: all of it goes.
        case incomplete
        /// The formatter gives an error for the whole text.
        case refused
    }

    /// Where a width or precision comes from.
    enum Size {
        case absent
        /// `*`: the next argument without number.
        case next
        /// `*2$`: counted from 1.
        case argument(Int)
    }

    private let bytes: [UInt8]
    private(set) var offset: Int
    private(set) var outcome = Outcome.incomplete
    private(set) var flags: [UInt8] = []
    private(set) var lengthModifier: [UInt8] = []
    /// The written number of the argument, counted from 1.
    private(set) var argument: Int?
    /// Whether the reading ended between the two UTF-16 units of a character.
    private(set) var splitsCharacter = false
    private(set) var width = Size.absent
    private(set) var precision = Size.absent
    private var seenSharp = false
    private var seenDot = false
    private var seenBracket = false

    init(_ bytes: [UInt8], from offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    mutating func run() {
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if let outcome = take(byte) {
                self.outcome = outcome
                return
            }
        }
        outcome = .incomplete
    }

    /// Takes one byte; returns how the specifier ends, if it ends here.
    private mutating func take(_ byte: UInt8) -> Outcome? {
        switch byte {
        case UInt8(ascii: "#"):
            seenSharp = true
            flags.append(byte)
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "+"): flags.append(byte)
        case UInt8(ascii: "0"): if !seenDot { flags.append(byte) }
        case UInt8(ascii: "1")...UInt8(ascii: "9"): return takeNumber(byte)
        case UInt8(ascii: "*"): width = .next
        case UInt8(ascii: "."): return takeDot()
        case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "L"), UInt8(ascii: "q"), UInt8(ascii: "t"),
            UInt8(ascii: "z"), UInt8(ascii: "j"):
            lengthModifier.append(byte)
        case UInt8(ascii: "["):
            if !seenBracket {
                seenBracket = true
                return takeName(isBracketed: true)
            }
        case UInt8(ascii: "@"):
            guard seenSharp else { return .conversion(.object) }
            seenSharp = false
            return takeName(isBracketed: false)
        default:
            if let conversion = FormatSpecifierScan.conversion(byte) { return .conversion(conversion) }
            offset = min(offset + UTF8Check.characterLength(byte) - 1, bytes.count)
            splitsCharacter = byte >= 0xF0
            return .literal
        }
        return nil
    }

    private static func conversion(_ letter: UInt8) -> FormatConversion? {
        switch Unicode.Scalar(letter) {
        case "d", "D", "i", "u", "U", "x", "X", "o", "O": .integer
        case "f", "F", "e", "E", "g", "G", "a", "A": .double
        case "c", "C": .character
        case "s", "S", "P": .text
        case "p": .pointer
        case "n": .nothing
        default: nil
        }
    }

    /// Digits: with `$` the argument's number (or that of a `*` before them), otherwise width or precision.
    private mutating func takeNumber(_ first: UInt8) -> Outcome? {
        var number = Int(first - UInt8(ascii: "0"))
        while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) {
            let (product, overflow) = number.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(Int(bytes[offset] - UInt8(ascii: "0")))
            if overflow || carry { return .refused }
            number = sum
            offset += 1
        }
        guard offset < bytes.count else { return nil }
        guard bytes[offset] == UInt8(ascii: "$") else { return number > Int(Int32.max) ? .refused : nil }
        offset += 1
        guard number <= Int(Int8.max) else { return .refused }
        if case .next = precision {
            precision = .argument(number)
        } else if case .next = width {
            width = .argument(number)
        } else {
            argument = number
        }
        return nil
    }

    private mutating func takeDot() -> Outcome? {
        seenDot = true
        guard offset < bytes.count else { return .literal }
        guard bytes[offset] == UInt8(ascii: "*") else { return nil }
        offset += 1
        precision = .next
        return nil
    }

    /// A name in `#@name@` or `[name]@`. A character that no name has ends it, and the specifier goes on behind that.
    private mutating func takeName(isBracketed: Bool) -> Outcome? {
        let start = offset
        var nameEnd: Int?
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if FormatSpecifierScan.isNameByte(byte) { continue }
            if byte == UInt8(ascii: "@") {
                if isBracketed || seenBracket && nameEnd != nil { return .conversion(.object) }
                let name = String(decoding: bytes[start..<(nameEnd ?? offset - 1)], as: UTF8.self)
                return .conversion(.variable(name))
            }
            guard byte == UInt8(ascii: "]") else {
                offset = min(offset + UTF8Check.characterLength(byte) - 1, bytes.count)
                // Of a character of two UTF-16 units the first ends the name and the second the specifier.
                return byte >= 0xF0 ? .literal : nil
            }
            nameEnd = offset - 1
        }
        return .incomplete
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
