/// A text that libyaml may read: checked UTF-8, with the way from libyaml's character counts to byte offsets.
///
/// libyaml counts characters (Unicode scalar values) behind the byte order mark.
struct YAMLText {
    let bytes: [UInt8]
    /// The length of the byte order mark, which libyaml is not given.
    let start: Int
    /// The byte offset of each character and of the end; nil when all are ASCII.
    private let offsets: [UInt32]?

    /// Each directive makes libyaml look through all earlier ones, so that very many would take minutes.
    private static let maximumTagDirectives = 64

    /// Throws for a text that is no UTF-8, that holds characters which YAML forbids (YAML 1.2.2, section 5.1), or that
    /// would keep libyaml busy without end.
    init(_ bytes: [UInt8]) throws(SyntaxFault) {
        guard bytes.count <= YAMLParser.maximumSize else {
            throw SyntaxFault(
                "The text has \(bytes.count) bytes; more than \(YAMLParser.maximumSize >> 20) MiB of YAML are not read.",
                at: 0..<0)
        }
        self.bytes = bytes
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        try YAMLText.refuseOtherEncodings(bytes)
        offsets = try bytes.withUnsafeBufferPointer { [start] buffer throws(SyntaxFault) in
            try YAMLText.characterOffsets(buffer, from: start)
        }
        try refuseManyTagDirectives()
    }

    /// The byte offset of the character with this number, which may be the one behind the last.
    func offset(ofCharacter number: Int) -> Int {
        guard let offsets else { return min(start + number, bytes.count) }
        return Int(offsets[min(number, offsets.count - 1)])
    }

    private static func refuseOtherEncodings(_ bytes: [UInt8]) throws(SyntaxFault) {
        let head = bytes.prefix(4)
        let isUTF16 =
            head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
            || (head.count >= 2 && (head[0] == 0) != (head[1] == 0))
        if isUTF16 {
            throw SyntaxFault("The file is UTF-16 or UTF-32; save it as UTF-8, which is what is read here.", at: 0..<0)
        }
        if bytes.prefix(1024).contains(0) {
            throw SyntaxFault("The file is binary, not YAML text: it holds bytes of value 0.", at: 0..<0)
        }
    }

    private static func characterOffsets(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) throws(SyntaxFault) -> [UInt32]? {
        var offsets: [UInt32]?
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            var length = 1
            if byte >= 0x80 {
                length = UTF8Sequence.length(in: bytes, at: index)
                if length == 0 {
                    throw SyntaxFault(
                        "The byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8 here. The file was "
                            + "probably saved as Latin-1 or Windows-1252; save it as UTF-8.", at: index..<index + 1)
                }
                if offsets == nil { offsets = (start..<index).map { UInt32(truncatingIfNeeded: $0) } }
            }
            if isForbidden(bytes, index, length) {
                throw SyntaxFault(
                    "A control character stands here, which YAML forbids; delete it, or write it as an escape in "
                        + "double quotes.", at: index..<index + length)
            }
            offsets?.append(UInt32(truncatingIfNeeded: index))
            index += length
        }
        offsets?.append(UInt32(truncatingIfNeeded: index))
        return offsets
    }

    private static func isForbidden(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ length: Int) -> Bool {
        let byte = bytes[index]
        switch length {
        case 1: return (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D) || byte == 0x7F
        case 2: return byte == 0xC2 && bytes[index + 1] < 0xA0 && bytes[index + 1] != 0x85
        case 3: return byte == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
        default: return false
        }
    }

    private func refuseManyTagDirectives() throws(SyntaxFault) {
        guard bytes.contains(UInt8(ascii: "%")) else { return }
        var count = 0
        var isLineStart = true
        for (index, byte) in bytes.enumerated().dropFirst(start) {
            if isLineStart, byte == UInt8(ascii: "%"), bytes[index...].starts(with: "%TAG".utf8) {
                count += 1
                if count > YAMLText.maximumTagDirectives {
                    throw SyntaxFault(
                        "More than \(YAMLText.maximumTagDirectives) %TAG directives are not read; the tags understood "
                            + "here, such as !!str, need none.", at: index..<index + 4)
                }
            }
            isLineStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        }
    }
}
