/// How much a file's bytes look like those of one that holds a payload: a look that costs little, for files that nobody
/// named.
public enum PayloadTrace: Sendable {
    /// Nothing in it belongs to a payload or an envelope.
    case none
    /// It has a word that envelopes have and other files as well.
    case weak
    /// It has `aps`, or `APNS` and the like.
    case strong

    /// Keys of the envelopes that have no `aps`, with the quotation mark before them.
    private static let words: [StaticString] = [
        "\"message\"", "\"messages\"", "\"notification\"", "\"notifications\"", "\"contents\"", "\"headings\"",
        "\"apple_push\"", "\"alert\"", "\"app_id\"", "\"Expo", "\"Message\"", "\"registration_ids\"",
        "\"content_available\"", "\"mutable_content\"",
    ]
    private static let firstLetters = Set("mncahEMr".utf8)

    /// Looks for signs of a payload in a file's bytes, without parsing them.
    public init(of bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { PayloadTrace.look($0) }
    }

    private static func look(_ bytes: UnsafeBufferPointer<UInt8>) -> PayloadTrace {
        guard bytes.count >= 5 else { return .none }
        var isWeak = false
        for index in 1..<bytes.count - 2 {
            switch bytes[index] {
            case UInt8(ascii: "a"), UInt8(ascii: "A"):
                if isPayloadWord(bytes, index) { return .strong }
            case UInt8(ascii: "\""):
                if !isWeak { isWeak = isEnvelopeWord(bytes, index) }
            default: continue
            }
        }
        return isWeak ? .weak : .none
    }

    /// A word by itself, or the start of APNS, APNS_SANDBOX and the like; `maps` and `caps` are not it.
    private static func isPayloadWord(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        if isLetter(bytes[index - 1]) { return false }
        if bytes[index] == UInt8(ascii: "A") {
            return bytes[index + 1] == UInt8(ascii: "P") && bytes[index + 2] == UInt8(ascii: "N")
        }
        return bytes[index + 1] == UInt8(ascii: "p") && bytes[index + 2] == UInt8(ascii: "s")
            && (index + 3 >= bytes.count || !isLetter(bytes[index + 3]))
    }

    private static func isEnvelopeWord(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard firstLetters.contains(bytes[index + 1]) else { return false }
        return words.contains { word in
            let end = index + word.utf8CodeUnitCount
            return end <= bytes.count && word.withUTF8Buffer { bytes[index..<end].elementsEqual($0) }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
}
