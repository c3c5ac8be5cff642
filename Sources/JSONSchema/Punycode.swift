/// The encoding of Unicode labels in ASCII (RFC 3492, section 6), with the parameters of section 5.
enum Punycode {
    private static let base = 36
    private static let threshold = (minimum: 1, maximum: 26)
    private static let initialBias = 72
    private static let initialScalar: UInt32 = 128

    /// The scalars of a label without its `xn--`; nil for what is no such encoding.
    static func decode(_ text: ArraySlice<UInt8>) -> [Unicode.Scalar]? {
        var output: [Unicode.Scalar] = []
        var rest = text
        if let dash = text.lastIndex(of: UInt8(ascii: "-")) {
            output = text[..<dash].map { Unicode.Scalar($0) }
            rest = text[(dash + 1)...]
        }
        var value = Int(initialScalar)
        var place = 0
        var bias = initialBias
        while !rest.isEmpty {
            let start = place
            guard takeInteger(&rest, &place, bias) else { return nil }
            let count = output.count + 1
            bias = adapted(place - start, count, isFirst: start == 0)
            value += place / count
            place %= count
            guard let number = UInt32(exactly: value), let scalar = Unicode.Scalar(number) else { return nil }
            output.insert(scalar, at: place)
            place += 1
        }
        return output
    }

    /// Reads a number of variable length and adds it.
    private static func takeInteger(_ text: inout ArraySlice<UInt8>, _ sum: inout Int, _ bias: Int) -> Bool {
        var weight = 1
        var position = base
        while let byte = text.popFirst() {
            guard let digit = digit(byte) else { return false }
            let (product, overflow) = digit.multipliedReportingOverflow(by: weight)
            guard !overflow, product < 1 << 40 else { return false }
            sum += product
            let limit = limit(position, bias)
            if digit < limit { return true }
            weight *= base - limit
            guard weight < 1 << 40 else { return false }
            position += base
        }
        return false
    }

    private static func digit(_ byte: UInt8) -> Int? {
        if ByteScanner.isDigit(byte) { return Int(byte - 0x30) + 26 }
        return ByteScanner.isLetter(byte) ? Int((byte | 0x20) - 0x61) : nil
    }

    private static func limit(_ position: Int, _ bias: Int) -> Int {
        min(max(position - bias, threshold.minimum), threshold.maximum)
    }

    private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
        var delta = delta / (isFirst ? 700 : 2)
        delta += delta / count
        var bias = 0
        while delta > (base - threshold.minimum) * threshold.maximum / 2 {
            delta /= base - threshold.minimum
            bias += base
        }
        return bias + (base - threshold.minimum + 1) * delta / (delta + 38)
    }

    /// The encoding of a label, without the `xn--`.
    static func encode(_ scalars: [Unicode.Scalar]) -> [UInt8] {
        var output = scalars.filter(\.isASCII).map { UInt8(truncatingIfNeeded: $0.value) }
        let basic = output.count
        if basic > 0 { output.append(UInt8(ascii: "-")) }
        var handled = basic
        var value = initialScalar
        var delta = 0
        var bias = initialBias
        while handled < scalars.count {
            guard let next = scalars.lazy.map(\.value).filter({ $0 >= value }).min() else { break }
            delta += Int(next - value) * (handled + 1)
            value = next
            for scalar in scalars {
                if scalar.value < value { delta += 1 }
                guard scalar.value == value else { continue }
                append(delta, to: &output, bias)
                bias = adapted(delta, handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            value += 1
        }
        return output
    }

    private static func append(_ number: Int, to output: inout [UInt8], _ bias: Int) {
        var number = number
        var position = base
        while number >= limit(position, bias) {
            let limit = limit(position, bias)
            output.append(letter(limit + (number - limit) % (base - limit)))
            number = (number - limit) / (base - limit)
            position += base
        }
        output.append(letter(number))
    }

    private static func letter(_ digit: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: digit < 26 ? digit + 0x61 : digit - 26 + 0x30)
    }
}
