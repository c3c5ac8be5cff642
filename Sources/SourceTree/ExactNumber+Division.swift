extension ExactNumber {
    /// Whether this is a whole multiple of another number, exactly; never true of a divisor that is zero.
    ///
    /// Both are taken as whole digits times a power of ten, so that `1e308` is a multiple of `0.5` and `19.99` is one of
    /// `0.01`.
    public func isMultiple(of divisor: ExactNumber) -> Bool {
        guard !divisor.isZero else { return false }
        guard !isZero else { return true }
        // The digits end in no zero, so that a divisor with a larger power of ten cannot divide them.
        guard exponent >= divisor.exponent else { return false }
        // Beyond this many zeros, all factors two and five of the divisor are used up and more change nothing.
        let zeros = min(exponent - divisor.exponent, divisor.digits.count * 4)
        var rest: [UInt8] = []
        for digit in digits { ExactNumber.append(digit, to: &rest, modulo: divisor.digits) }
        for _ in 0..<zeros { ExactNumber.append(0, to: &rest, modulo: divisor.digits) }
        return rest.isEmpty
    }

    /// One step of long division: the rest becomes what remains of `rest × 10 + digit`.
    private static func append(_ digit: UInt8, to rest: inout [UInt8], modulo divisor: [UInt8]) {
        if !rest.isEmpty || digit != 0 { rest.append(digit) }
        while isNotLess(rest, than: divisor) { subtract(divisor, from: &rest) }
    }

    private static func isNotLess(_ left: [UInt8], than right: [UInt8]) -> Bool {
        left.count == right.count ? !left.lexicographicallyPrecedes(right) : left.count > right.count
    }

    private static func subtract(_ right: [UInt8], from left: inout [UInt8]) {
        var borrow: Int8 = 0
        for offset in 1...left.count {
            let place = left.count - offset
            let taken = offset <= right.count ? Int8(right[right.count - offset]) : 0
            var digit = Int8(left[place]) - taken - borrow
            borrow = digit < 0 ? 1 : 0
            if digit < 0 { digit += 10 }
            left[place] = UInt8(digit)
        }
        left.removeFirst(left.prefix { $0 == 0 }.count)
    }
}
