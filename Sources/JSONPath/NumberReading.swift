import SourceTree

extension QueryScanner {
    /// The integers that are safe in I-JSON (RFC 9535, section 2.1): -(2^53)+1 to (2^53)-1.
    private static let largestInteger = 1 << 53 - 1

    /// Reads an index or a part of a slice: digits with an optional minus, no leading zeros, no `-0`.
    mutating func readInteger() throws(SyntaxFault) -> Int {
        let start = index
        if current == UInt8(ascii: "+") {
            throw SyntaxFault("An index has no plus sign; leave it out.", at: start..<start + 1)
        }
        let isNegative = current == UInt8(ascii: "-")
        if isNegative { advance() }
        let digitsStart = index
        skip(while: QueryScanner.isDigit)
        let digits = digitsStart..<index
        guard !digits.isEmpty else { throw expected("a digit behind “-”") }
        if current == UInt8(ascii: ".") || current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            skip { QueryScanner.isDigit($0) || $0 == UInt8(ascii: ".") }
            throw SyntaxFault("An index is a whole number, written in digits only.", at: start..<index)
        }
        if bytes[digitsStart] == UInt8(ascii: "0"), digits.count > 1 || isNegative {
            throw SyntaxFault(
                digits.count > 1
                    ? "An index has no leading zeros; leave them out." : "“-0” is no index; write “0” or “-1”.",
                at: start..<index)
        }
        var magnitude = 0
        for digit in bytes[digits] where magnitude <= QueryScanner.largestInteger {
            magnitude = magnitude * 10 + Int(digit - UInt8(ascii: "0"))
        }
        guard magnitude <= QueryScanner.largestInteger else {
            throw SyntaxFault(
                "The number is out of range; JSONPath allows -9007199254740991 to 9007199254740991.", at: start..<index)
        }
        return isNegative ? -magnitude : magnitude
    }

    /// Reads a number in a filter: JSON's form (RFC 9535, section 2.3.5.1).
    mutating func readNumber() throws(SyntaxFault) -> ExactNumber {
        let start = index
        if current == UInt8(ascii: "-") { advance() }
        let wholeStart = index
        skip(while: QueryScanner.isDigit)
        guard index > wholeStart else { throw expected("a digit") }
        if bytes[wholeStart] == UInt8(ascii: "0"), index - wholeStart > 1 {
            throw SyntaxFault("A number has no leading zeros; leave them out.", at: start..<index)
        }
        if skip(".") { try readDigits("a digit behind the decimal point") }
        if skip("e") || skip("E") {
            if !skip("+") { _ = skip("-") }
            try readDigits("a digit of the exponent")
        }
        guard let number = ExactNumber(text(start..<index)) else {
            throw SyntaxFault("The number cannot be read.", at: start..<index)
        }
        return number
    }

    private mutating func readDigits(_ expectation: String) throws(SyntaxFault) {
        let start = index
        skip(while: QueryScanner.isDigit)
        guard index > start else { throw expected(expectation) }
    }
}
