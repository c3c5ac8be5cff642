/// What a scalar means by the core schema of YAML 1.2.2, section 10.3.2.
enum YAMLScalar: Equatable {
    case null
    case boolean(Bool)
    /// A number in JSON's form, exact.
    case number([UInt8])
    case string
    /// `.inf` or `.nan`, which JSON lacks.
    case notFinite
    /// A hexadecimal or octal number of more digits than are converted.
    case tooLong

    /// Turning a number's base takes time that grows with the square of its length.
    static let maximumConvertedDigits = 256

    /// The meaning of a scalar that stands without quotes and without a tag.
    init(plain text: UnsafeBufferPointer<UInt8>) {
        guard let first = text.first else {
            self = .null
            return
        }
        switch first {
        case UInt8(ascii: "~"): self = text.count == 1 ? .null : .string
        case UInt8(ascii: "n"), UInt8(ascii: "N"):
            self = YAMLScalar.isOneOf(text, ["null", "Null", "NULL"]) ? .null : .string
        case UInt8(ascii: "t"), UInt8(ascii: "T"):
            self = YAMLScalar.isOneOf(text, ["true", "True", "TRUE"]) ? .boolean(true) : .string
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
            self = YAMLScalar.isOneOf(text, ["false", "False", "FALSE"]) ? .boolean(false) : .string
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            self = YAMLScalar.number(text)
        default: self = .string
        }
    }

    private static func isOneOf(_ text: UnsafeBufferPointer<UInt8>, _ words: [StaticString]) -> Bool {
        words.contains { $0.withUTF8Buffer { text.elementsEqual($0) } }
    }

    // MARK: Numbers

    private static func number(_ text: UnsafeBufferPointer<UInt8>) -> YAMLScalar {
        if text.count > 2, text[0] == UInt8(ascii: "0") {
            if text[1] == UInt8(ascii: "x") { return converted(text.dropFirst(2), from: 16) }
            if text[1] == UInt8(ascii: "o") { return converted(text.dropFirst(2), from: 8) }
        }
        var rest = text[...]
        var number: [UInt8] = []
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            rest.removeFirst()
            if sign == UInt8(ascii: "-") { number.append(sign) }
        }
        if isOneOf(UnsafeBufferPointer(rebasing: rest), [".inf", ".Inf", ".INF"])
            || isOneOf(text, [".nan", ".NaN", ".NAN"])
        {
            return .notFinite
        }
        let whole = takeDigits(&rest)
        var fraction = rest[rest.startIndex..<rest.startIndex]
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            fraction = takeDigits(&rest)
        }
        guard !whole.isEmpty || !fraction.isEmpty else { return .string }
        let significant = whole.drop { $0 == UInt8(ascii: "0") }
        number += significant.isEmpty ? [UInt8(ascii: "0")] : Array(significant)
        if !fraction.isEmpty { number += [UInt8(ascii: ".")] + fraction }
        guard !rest.isEmpty else { return .number(number) }
        guard let exponent = exponent(rest) else { return .string }
        return .number(number + exponent)
    }

    private static func takeDigits(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>>
    {
        let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        rest = rest[digits.endIndex...]
        return digits
    }

    private static func exponent(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
        var rest = text
        let letter = rest.removeFirst()
        guard letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") else { return nil }
        var exponent = [letter]
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            exponent.append(sign)
            rest.removeFirst()
        }
        let digits = takeDigits(&rest)
        return digits.isEmpty || !rest.isEmpty ? nil : exponent + digits
    }

    /// A whole number of another base in decimal.
    private static func converted(_ digits: Slice<UnsafeBufferPointer<UInt8>>, from base: Int) -> YAMLScalar {
        let values = digits.map { Character(Unicode.Scalar($0)).hexDigitValue ?? base }
        guard values.allSatisfy({ $0 < base }) else { return .string }
        guard values.count <= maximumConvertedDigits else { return .tooLong }
        var decimal: [UInt8] = [0]
        for value in values {
            var carry = value
            for position in decimal.indices {
                let sum = Int(decimal[position]) * base + carry
                decimal[position] = UInt8(sum % 10)
                carry = sum / 10
            }
            while carry > 0 {
                decimal.append(UInt8(carry % 10))
                carry /= 10
            }
        }
        return .number(decimal.reversed().map { $0 + UInt8(ascii: "0") })
    }
}
