/// `hostname` (RFC 1123, section 2.1) and `idn-hostname` (RFC 5890, section 2.3.2.3).
enum HostnameFormat {
    private static let longestLabel = 63
    private static let longestName = 253

    /// Whether a text is a host name in ASCII. Labels that start with `xn--` must stand for a label in Unicode.
    static func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !text.isEmpty, text.count <= longestName else { return false }
        var scanner = ByteScanner(text)
        repeat {
            let start = scanner.index
            let count = scanner.take { ByteScanner.isDigit($0) || ByteScanner.isLetter($0) || $0 == UInt8(ascii: "-") }
            let label = UnsafeBufferPointer(rebasing: text[start..<start + count])
            guard isLabel(label), !hasPrefix(label) || decoded(Array(label)) != nil else { return false }
        } while scanner.take(".")
        return scanner.isAtEnd
    }

    private static func isLabel(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
        (1...longestLabel).contains(label.count) && label[0] != UInt8(ascii: "-")
            && label[label.count - 1] != UInt8(ascii: "-")
    }

    /// Whether two letters and two hyphens start the label, which only `xn--` may.
    private static func hasPrefix(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
        label.count >= 4 && label[2] == UInt8(ascii: "-") && label[3] == UInt8(ascii: "-")
    }

    /// What a label that starts with `xn--` stands for; nil where that is no good label, or is encoded in another way
    /// than the standard's.
    private static func decoded(_ label: [UInt8]) -> [Unicode.Scalar]? {
        guard label[0] | 0x20 == UInt8(ascii: "x"), label[1] | 0x20 == UInt8(ascii: "n") else { return nil }
        let lowercase = label[4...].map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        guard let scalars = Punycode.decode(lowercase[...]), scalars.contains(where: { !$0.isASCII }),
            Punycode.encode(scalars) == lowercase, InternationalLabel(scalars: scalars).isValid
        else { return nil }
        return scalars
    }

    /// Whether a text is a host name in Unicode, in ASCII, or with labels of both kinds.
    static func acceptsInternational(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        // Four bytes are the most that a scalar takes, and no label's encoding is shorter than the label.
        guard text.count <= 4 * longestName else { return false }
        let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        var labels: [[Unicode.Scalar]] = []
        var length = -1
        for part in scalars.split(omittingEmptySubsequences: false, whereSeparator: isDot) {
            guard let (label, size) = internationalLabel(Array(part)) else { return false }
            labels.append(label)
            length += size + 1
        }
        return length <= longestName && BidirectionalRule.accepts(labels)
    }

    /// A label in Unicode, and how many bytes it takes in ASCII; nil where it is not allowed.
    private static func internationalLabel(_ scalars: [Unicode.Scalar]) -> (label: [Unicode.Scalar], size: Int)? {
        guard scalars.allSatisfy(\.isASCII) else {
            let size = 4 + Punycode.encode(scalars).count
            return size <= longestLabel && InternationalLabel(scalars: scalars).isValid ? (scalars, size) : nil
        }
        let bytes = scalars.map { UInt8(truncatingIfNeeded: $0.value) }
        return bytes.withUnsafeBufferPointer { label in
            guard accepts(label) else { return nil }
            return hasPrefix(label) ? decoded(bytes).map { ($0, bytes.count) } : (scalars, bytes.count)
        }
    }

    /// The full stop and those that stand for it (RFC 3490, section 3.1).
    private static func isDot(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E, 0x3002, 0xFF0E, 0xFF61: true
        default: false
        }
    }
}
