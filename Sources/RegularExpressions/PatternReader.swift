/// A pattern's characters, one after the other, with the byte offset of each.
struct PatternReader {
    private let scalars: [Unicode.Scalar]
    private let offsets: [Int]
    private(set) var index = 0

    init(_ pattern: String) {
        scalars = Array(pattern.unicodeScalars)
        var offsets: [Int] = []
        offsets.reserveCapacity(scalars.count + 1)
        var offset = 0
        for scalar in scalars {
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        offsets.append(offset)
        self.offsets = offsets
    }

    var isAtEnd: Bool { index == scalars.count }

    /// The byte offset of the next character.
    var offset: Int { offsets[index] }

    var peek: Unicode.Scalar? { peek(0) }

    func peek(_ distance: Int) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    mutating func next() -> Unicode.Scalar? {
        guard index < scalars.count else { return nil }
        defer { index += 1 }
        return scalars[index]
    }

    /// Steps over the text if it comes next.
    mutating func skip(_ text: String) -> Bool {
        var position = index
        for scalar in text.unicodeScalars {
            guard position < scalars.count, scalars[position] == scalar else { return false }
            position += 1
        }
        index = position
        return true
    }

    /// Steps to where the reader was before.
    mutating func rewind(to index: Int) {
        self.index = index
    }

    /// The decimal digits that come next; empty when there are none.
    mutating func takeDigits() -> String {
        var digits = String.UnicodeScalarView()
        while let scalar = peek, scalar >= "0", scalar <= "9" {
            digits.append(scalar)
            index += 1
        }
        return String(digits)
    }

    /// The value of just so many hexadecimal digits; nil, and no step, when they do not come next.
    mutating func takeHexadecimal(count: Int) -> UInt32? {
        var value: UInt32 = 0
        for distance in 0..<count {
            guard let scalar = peek(distance), let digit = Character(scalar).hexDigitValue, scalar.isASCII else {
                return nil
            }
            value = value << 4 | UInt32(digit)
        }
        index += count
        return value
    }

    /// The text up to a character, which is stepped over; nil, and no step, when it does not come.
    mutating func take(upTo end: Unicode.Scalar) -> String? {
        var text = String.UnicodeScalarView()
        for position in index..<scalars.count {
            if scalars[position] == end {
                index = position + 1
                return String(text)
            }
            text.append(scalars[position])
        }
        return nil
    }
}
