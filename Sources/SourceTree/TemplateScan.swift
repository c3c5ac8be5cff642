/// Finds where a template's tags end.
///
/// How far it has looked for each mark in vain is kept, so that many tags that never end cost no more than a few.
struct TemplateScan {
    /// What a tag ends with.
    enum Mark: Int, CaseIterable {
        case braces, threeBraces, bracesComment, liquid, comment, script, angle

        fileprivate var text: StaticString {
            switch self {
            case .braces: "}}"
            case .threeBraces: "}}}"
            case .bracesComment: "--}}"
            case .liquid: "%}"
            case .comment: "#}"
            case .script: "%>"
            case .angle: ">"
            }
        }
    }

    let bytes: UnsafeBufferPointer<UInt8>
    /// For each mark the offset before which a search from any earlier place finds none.
    private var absentBefore = [Int](repeating: 0, count: Mark.allCases.count)

    /// How long a tag may be, in bytes.
    private static let maximumLength = 4096
    private static let maximumBracketLength = 256

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    func inside(_ range: Range<Int>) -> String {
        range.lowerBound < range.upperBound ? String(decoding: bytes[range], as: UTF8.self) : ""
    }

    /// Behind the first occurrence of a mark.
    ///
    /// - Parameter isOnLine: whether it must stand on the same line.
    mutating func end(_ mark: Mark, from start: Int, isOnLine: Bool) -> Int? {
        let limit = min(bytes.count, start + TemplateScan.maximumLength)
        var index = max(start, absentBefore[mark.rawValue])
        while index < limit {
            if hasPrefix(mark.text, at: index) {
                let end = index + mark.text.utf8CodeUnitCount
                return isOnLine && bytes[start..<index].contains(UInt8(ascii: "\n")) ? nil : end
            }
            if isOnLine, bytes[index] == UInt8(ascii: "\n") { break }
            index += 1
        }
        absentBefore[mark.rawValue] = max(absentBefore[mark.rawValue], index)
        return nil
    }

    /// Behind `}}` or `}}}`; comments may hold either.
    mutating func endOfDoubleBraces(from start: Int, isOnLine: Bool) -> Int? {
        if hasPrefix("{{!--", at: start) { return end(.bracesComment, from: start + 5, isOnLine: isOnLine) }
        guard hasPrefix("{{{", at: start) else { return end(.braces, from: start + 2, isOnLine: isOnLine) }
        return end(.threeBraces, from: start + 3, isOnLine: isOnLine)
    }

    /// Whether the first of two braces is JSON's own, and a tag begins with the second one: `{{% if x %}`, `{{{#if x}}`.
    func isBraceBeforeTag(_ start: Int) -> Bool {
        hasPrefix("{{%", at: start) || hasPrefix("{{{#", at: start) || hasPrefix("{{{^", at: start)
            || hasPrefix("{{{/", at: start) || hasPrefix("{{{!", at: start)
    }

    /// Behind the bracket that closes the one at an offset.
    func endOfBracket(from start: Int) -> Int? {
        let (opening, closing) =
            bytes[start] == UInt8(ascii: "(")
            ? (UInt8(ascii: "("), UInt8(ascii: ")")) : (UInt8(ascii: "{"), UInt8(ascii: "}"))
        var depth = 0
        for index in start..<min(bytes.count, start + TemplateScan.maximumBracketLength) {
            if bytes[index] == opening { depth += 1 }
            if bytes[index] == closing { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }

    private func hasPrefix(_ text: StaticString, at start: Int) -> Bool {
        let end = start + text.utf8CodeUnitCount
        return end <= bytes.count
            && text.withUTF8Buffer { text in
                for offset in 0..<text.count where bytes[start + offset] != text[offset] { return false }
                return true
            }
    }
}
