/// A decimal number of at most nineteen significant digits, exact and without memory of its own.
///
/// The value is `±magnitude × 10^exponent`, and the magnitude does not end in a zero, so that equal numbers have equal
/// parts.
struct CompactDecimal: Sendable, Hashable {
    let isNegative: Bool
    let magnitude: UInt64
    let exponent: Int
    /// How many digits the magnitude has; 0 for zero.
    let digitCount: Int

    /// Reads a number as JSON writes it (RFC 8259, section 6); nil for anything else, and for more digits than fit.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        var negative = false
        if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
            negative = text[index] == UInt8(ascii: "-")
            index += 1
        }
        var magnitude: UInt64 = 0
        var exponent = 0
        var count = 0
        var zeros = 0
        var seenPoint = false
        let start = index
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "."), !seenPoint {
                seenPoint = true
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                if seenPoint { exponent -= 1 }
                if byte == UInt8(ascii: "0") {
                    if count > 0 { zeros += 1 }
                } else {
                    count += zeros + 1
                    guard count <= 19 else { return nil }
                    for _ in 0...zeros { magnitude *= 10 }
                    magnitude += UInt64(byte &- UInt8(ascii: "0"))
                    zeros = 0
                }
            } else {
                break
            }
            index += 1
        }
        guard index > start else { return nil }
        if index < text.count {
            guard let written = CompactDecimal.exponent(text, index) else { return nil }
            exponent += written
        }
        self.isNegative = negative && count > 0
        self.magnitude = magnitude
        self.exponent = count > 0 ? exponent + zeros : 0
        self.digitCount = count
    }

    /// Reads `e` and what follows to the end; a very long exponent is left to `ExactNumber`.
    private static func exponent(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
        guard text[start] | 0x20 == UInt8(ascii: "e") else { return nil }
        var index = start + 1
        var negative = false
        if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
            negative = text[index] == UInt8(ascii: "-")
            index += 1
        }
        guard index < text.count else { return nil }
        while index < text.count - 1, text[index] == UInt8(ascii: "0") { index += 1 }
        guard text.count - index <= 9 else { return nil }
        var value = 0
        for byte in text[index...] {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            value = value * 10 + Int(byte &- UInt8(ascii: "0"))
        }
        return negative ? -value : value
    }

    var isZero: Bool { magnitude == 0 }

    var isWhole: Bool { exponent >= 0 }

    /// Whether this is a whole multiple of another number; see `ExactNumber.isMultiple(of:)` for the reasoning.
    func isMultiple(of divisor: CompactDecimal) -> Bool {
        guard !divisor.isZero else { return false }
        guard !isZero else { return true }
        guard exponent >= divisor.exponent else { return false }
        var rest = magnitude % divisor.magnitude
        for _ in 0..<min(exponent - divisor.exponent, 64) where rest != 0 {
            rest = divisor.magnitude.dividingFullWidth(rest.multipliedFullWidth(by: 10)).remainder
        }
        return rest == 0
    }
}

extension CompactDecimal: Comparable {
    static func < (left: CompactDecimal, right: CompactDecimal) -> Bool {
        if left.isZero || right.isZero || left.isNegative != right.isNegative { return left.sign < right.sign }
        return left.isNegative ? right.hasSmallerMagnitude(than: left) : left.hasSmallerMagnitude(than: right)
    }

    private var sign: Int { isZero ? 0 : (isNegative ? -1 : 1) }

    private func hasSmallerMagnitude(than other: CompactDecimal) -> Bool {
        let size = digitCount + exponent
        let otherSize = other.digitCount + other.exponent
        if size != otherSize { return size < otherSize }
        // Of the same size: bringing both to as many digits needs nineteen at most.
        var (left, right) = (magnitude, other.magnitude)
        for _ in 0..<max(0, other.digitCount - digitCount) { left *= 10 }
        for _ in 0..<max(0, digitCount - other.digitCount) { right *= 10 }
        return left < right
    }
}
