/// Finds where a template's tags end.
struct TemplateScan {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let isInString: Bool

    /// How long a tag may be, in bytes: what begins and does not end shall not make each look a look at the whole file.
    private static let maximumLength = 4096

    init(_ bytes: UnsafeBufferPointer<UInt8>, isInString: Bool) {
        self.bytes = bytes
        self.isInString = isInString
    }

    func inside(_ range: Range<Int>) -> String {
        range.lowerBound < range.upperBound ? String(decoding: bytes[range], as: UTF8.self) : ""
    }

    /// Behind the first occurrence of a mark.
    func end(_ mark: StaticString, from start: Int) -> Int? {
        let length = mark.utf8CodeUnitCount
        var index = start
        while index + length <= bytes.count, index < start + TemplateScan.maximumLength {
            if mark.withUTF8Buffer({ bytes[index..<index + length].elementsEqual($0) }) { return index + length }
            if isInString, bytes[index] == UInt8(ascii: "\n") { return nil }
            index += 1
        }
        return nil
    }

    /// Behind `}}` or `}}}`; comments may hold either.
    func endOfDoubleBraces(from start: Int) -> Int? {
        if hasPrefix("{{!--", at: start) { return end("--}}", from: start + 5) }
        guard hasPrefix("{{{", at: start) else { return end("}}", from: start + 2) }
        return end("}}}", from: start + 3)
    }

    /// Behind the bracket that closes the one at an offset.
    func endOfBracket(from start: Int) -> Int? {
        let (opening, closing) =
            bytes[start] == UInt8(ascii: "(")
            ? (UInt8(ascii: "("), UInt8(ascii: ")")) : (UInt8(ascii: "{"), UInt8(ascii: "}"))
        var depth = 0
        for index in start..<min(bytes.count, start + TemplateScan.maximumLength) {
            if bytes[index] == opening { depth += 1 }
            if bytes[index] == closing { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }

    private func hasPrefix(_ text: StaticString, at start: Int) -> Bool {
        let end = start + text.utf8CodeUnitCount
        return end <= bytes.count && text.withUTF8Buffer { bytes[start..<end].elementsEqual($0) }
    }
}
