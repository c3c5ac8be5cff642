/// What makes a finding the same one in a later run, though lines were inserted above it.
///
/// Lines and columns take no part, and neither do numbers in the message (“line 12”, “4130 bytes”) or an array's
/// indices in the pointer, so that a new element or a new line of an NDJSON file in front changes nothing. Several
/// findings can therefore share one: whoever compares runs counts them.
public struct FindingFingerprint: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The version of what is hashed, for those who store fingerprints. It changes when the same finding would get
    /// another fingerprint.
    public static let version = 1

    /// 32 hexadecimal digits: FNV-1a with 128 bits (draft-eastlake-fnv) of rule, file, pointer and message.
    public let description: String

    /// The fingerprint of a finding.
    ///
    /// - Parameter file: the path that stands for the file, such as one relative to a project's root; nil for the path
    ///   as it is shown.
    public init(of finding: Finding, file: String? = nil) {
        var hash = FindingFingerprint.offset
        func add(_ bytes: some Sequence<UInt8>) {
            for byte in bytes { hash = (hash ^ UInt128(byte)) &* FindingFingerprint.prime }
            // A byte that no text in UTF-8 has, so that “a”, “bc” and “ab”, “c” differ.
            hash = (hash ^ 0xFF) &* FindingFingerprint.prime
        }
        add(finding.rule.utf8)
        add((file ?? finding.place.file).utf8)
        add(FindingFingerprint.withoutIndices(finding.place.pointer))
        add(FindingFingerprint.withoutNumbers(finding.message))
        let digits = String(hash, radix: 16)
        description = String(repeating: "0", count: 32 - digits.count) + digits
    }

    /// A fingerprint as a file has it; nil for a text that is none.
    public init?(_ text: String) {
        let isHexadecimal = text.utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
        }
        guard text.utf8.count == 32, isHexadecimal else { return nil }
        description = text
    }

    public static func < (left: FindingFingerprint, right: FindingFingerprint) -> Bool {
        left.description < right.description
    }

    private static let offset: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Each run of digits becomes one `#`.
    private static func withoutNumbers(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var isInNumber = false
        for byte in text.utf8 {
            if !isDigit(byte) { bytes.append(byte) } else if !isInNumber { bytes.append(UInt8(ascii: "#")) }
            isInNumber = isDigit(byte)
        }
        return bytes
    }

    /// Tokens that are all digits become `#`.
    private static func withoutIndices(_ pointer: String) -> [UInt8] {
        let tokens = pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let kept = tokens.map { token in
            !token.isEmpty && token.allSatisfy(isDigit) ? [UInt8(ascii: "#")] : Array(token)
        }
        return Array(kept.joined(separator: [UInt8(ascii: "/")]))
    }
}
