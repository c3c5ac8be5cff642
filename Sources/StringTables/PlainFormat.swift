/// Tells in one pass how many arguments a text takes that is plain, as nearly all are: behind each percent sign stands
/// `@`, or behind each a number and `$@`.
///
/// `FormatString` tells the same of any text, and what is wrong with it, but has to take the text apart.
public enum PlainFormat {
    /// How many arguments the text takes; nil for one that is not plain, or that leaves a number out.
    public static func argumentCount(of text: String) -> Int? {
        var text = text
        return text.withUTF8 { argumentCount(of: $0) }
    }

    private static func argumentCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var sequential = 0
        // A bit for each number.
        var numbered: UInt64 = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "%") else { continue }
            guard index < bytes.count else { return nil }
            if bytes[index] == UInt8(ascii: "@") {
                sequential += 1
                index += 1
            } else {
                guard let number = number(in: bytes, at: &index) else { return nil }
                numbered |= 1 << UInt64(number - 1)
            }
        }
        if numbered == 0 { return sequential }
        let hasGaps = numbered & (numbered &+ 1) != 0
        return sequential > 0 || hasGaps ? nil : numbered.nonzeroBitCount
    }

    /// The number in front of `$@`, from 1 to 63; nil for anything else.
    private static func number(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Int? {
        var number = 0
        while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9"), number < 64 {
            number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
            index += 1
        }
        guard (1...63).contains(number), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "$"),
            bytes[index + 1] == UInt8(ascii: "@")
        else { return nil }
        index += 2
        return number
    }
}
