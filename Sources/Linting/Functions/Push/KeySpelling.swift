import SourceTree

/// How the same key is written in other places: `mutable-content`, `mutable_content`, `mutableContent`.
enum KeySpelling {
    /// The key in lower case, without anything but letters and digits.
    static func folded(_ name: String) -> String {
        foldedASCII(name)
            ?? String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { isLetterOrDigit($0) }))
    }

    /// The same for names in ASCII, as nearly all are, without asking Unicode's tables for each letter.
    private static func foldedASCII(_ name: String) -> String? {
        var folded: [UInt8] = []
        folded.reserveCapacity(name.utf8.count)
        for unit in name.utf8 {
            if unit >= 0x80 { return nil }
            if let letter = foldedLetter(unit) { folded.append(letter) }
        }
        return String(decoding: folded, as: UTF8.self)
    }

    /// The letter in lower case, or the digit, that a byte of ASCII is; nil for a mark, which spellings differ in.
    @inline(__always)
    static func foldedLetter(_ unit: UInt8) -> UInt8? {
        switch unit {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): unit
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): unit | 0x20
        default: nil
        }
    }

    /// Whether a key, however it is written, is this folded one. Nothing is made of it where its letters are ASCII.
    static func isSpelling(_ key: Node, of folded: StaticString) -> Bool {
        key.withContent { content in
            var matched = 0
            for unit in content {
                if unit >= 0x80 { return KeySpelling.folded(key.text) == "\(folded)" }
                guard let letter = foldedLetter(unit) else { continue }
                guard matched < folded.utf8CodeUnitCount, folded.utf8Start[matched] == letter else { return false }
                matched += 1
            }
            return matched == folded.utf8CodeUnitCount
        }
    }

    /// `mutable-content` as `mutableContent`.
    static func camelCase(_ name: String) -> String {
        let words = name.split(separator: "-")
        return words.enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalisedFirst }.joined()
    }

    /// Whether two keys are so alike that one is a slip of the other: one letter apart, in words long enough for that
    /// to be no chance.
    static func isNear(_ name: String, _ other: String) -> Bool {
        let (name, other) = (Array(folded(name).unicodeScalars), Array(folded(other).unicodeScalars))
        guard min(name.count, other.count) >= 4, abs(name.count - other.count) <= 1 else { return false }
        let prefix = zip(name, other).prefix { $0 == $1 }.count
        let suffix = zip(name.dropFirst(prefix).reversed(), other.dropFirst(prefix).reversed()).prefix { $0 == $1 }
            .count
        let (left, right) = (name.count - prefix - suffix, other.count - prefix - suffix)
        if left <= 1, right <= 1 { return true }
        guard left == 2, right == 2 else { return false }
        return name[prefix] == other[prefix + 1] && name[prefix + 1] == other[prefix]
    }

    private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}

extension Substring {
    fileprivate var capitalisedFirst: String {
        prefix(1).uppercased() + dropFirst()
    }
}
