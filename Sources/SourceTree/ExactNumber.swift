/// A decimal number, kept exactly as written: no rounding, no overflow.
///
/// The value is `digits × 10^exponent`, with neither leading nor trailing zeros among the digits, so that `1.0`, `1`
/// and `10e-1` are equal.
public struct ExactNumber: Sendable, Hashable {
    /// Whether the value is below zero; never for zero itself.
    public let isNegative: Bool
    /// The significant digits, each 0 to 9; empty for zero.
    public let digits: [UInt8]
    /// The power of ten that the digits are multiplied by.
    public let exponent: Int

    /// Reads a number in JSON's form (RFC 8259, section 6), or with a leading `+`; nil for anything else.
    public init?(_ text: String) {
        var bytes = text.utf8[...]
        var negative = false
        if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") {
            negative = bytes.removeFirst() == UInt8(ascii: "-")
        }
        var digits: [UInt8] = []
        var exponent = 0
        var seenPoint = false
        while let byte = bytes.first, byte != UInt8(ascii: "e"), byte != UInt8(ascii: "E") {
            bytes.removeFirst()
            if byte == UInt8(ascii: "."), !seenPoint {
                seenPoint = true
            } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                digits.append(byte - UInt8(ascii: "0"))
                if seenPoint { exponent -= 1 }
            } else {
                return nil
            }
        }
        guard !digits.isEmpty else { return nil }
        if !bytes.isEmpty {
            guard let written = ExactNumber.exponent(bytes.dropFirst()) else { return nil }
            exponent += written
        }
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        let leading = digits.prefix { $0 == 0 }.count
        digits.removeFirst(leading)
        self.digits = digits
        self.isNegative = negative && !digits.isEmpty
        self.exponent = digits.isEmpty ? 0 : exponent
    }

    /// The exponent's value; one too long for an `Int` is taken as a very large one.
    private static func exponent(_ text: Substring.UTF8View) -> Int? {
        var digits = text
        var negative = false
        if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") {
            negative = digits.removeFirst() == UInt8(ascii: "-")
        }
        guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        let bound = Int(Int32.max)
        let value = digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), bound) }
        return negative ? -value : value
    }

    /// Whether the value is zero, however it was written.
    public var isZero: Bool { digits.isEmpty }

    /// Whether the value has no fraction; `1.0` and `1e2` have none.
    public var isWhole: Bool { exponent >= 0 }

    /// The value, if it is whole and fits.
    public var integer: Int? {
        guard isWhole, digits.count + exponent <= 19 else { return nil }
        var value = 0
        for digit in digits + [UInt8](repeating: 0, count: exponent) {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.subtractingReportingOverflow(Int(digit))
            if overflow || carry { return nil }
            value = sum
        }
        if isNegative { return value }
        return value == Int.min ? nil : -value
    }
}

extension ExactNumber: Comparable {
    public static func < (left: ExactNumber, right: ExactNumber) -> Bool {
        if left.isZero || right.isZero || left.isNegative != right.isNegative {
            return left.sign < right.sign
        }
        let isSmaller = left.hasSmallerMagnitude(than: right)
        return left.isNegative ? (left != right && !isSmaller) : isSmaller
    }

    private var sign: Int { isZero ? 0 : (isNegative ? -1 : 1) }

    private func hasSmallerMagnitude(than other: ExactNumber) -> Bool {
        let magnitude = digits.count + exponent
        let otherMagnitude = other.digits.count + other.exponent
        if magnitude != otherMagnitude { return magnitude < otherMagnitude }
        return digits.lexicographicallyPrecedes(other.digits)
    }
}

extension ExactNumber: CustomStringConvertible {
    /// The value in plain digits; with an exponent where those would be many.
    public var description: String {
        if isZero { return "0" }
        let text = digits.map { String($0) }.joined()
        let sign = isNegative ? "-" : ""
        if exponent >= 0, digits.count + exponent <= 21 {
            return sign + text + String(repeating: "0", count: exponent)
        }
        let point = digits.count + exponent
        if exponent < 0, point > 0 { return sign + text.prefix(point) + "." + text.dropFirst(point) }
        if exponent < 0, point > -6 { return sign + "0." + String(repeating: "0", count: -point) + text }
        return "\(sign)\(text)e\(exponent)"
    }
}
