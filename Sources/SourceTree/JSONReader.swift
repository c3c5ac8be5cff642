/// The reading itself: one pass over the bytes, no recursion, records appended as values begin.
struct JSONReader {
    private var bytes: UnsafeBufferPointer<UInt8>
    private var index: Int
    /// Where the last token ended.
    private var lastEnd: Int
    private var open: [Int] = []
    private(set) var records: [Record] = []
    private(set) var irregularities: [Irregularity] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.init(bytes, in: 0..<bytes.count) }

    /// A reader of a part of a text; places are counted in the whole.
    init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
        self.bytes = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
        index = range.lowerBound
        lastEnd = range.lowerBound
        records.reserveCapacity(range.count / 8 + 4)
    }

    /// Makes ready for another part; what has been read is forgotten, and its memory used again.
    mutating func restart(with bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
        self.bytes = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
        index = range.lowerBound
        lastEnd = range.lowerBound
        open.removeAll(keepingCapacity: true)
        records.removeAll(keepingCapacity: true)
        irregularities.removeAll(keepingCapacity: true)
    }

    mutating func readDocument() throws(JSONFault) {
        if bytes.count - index >= 3, bytes[index] == 0xEF, bytes[index + 1] == 0xBB, bytes[index + 2] == 0xBF {
            irregularities.append(Irregularity(kind: .byteOrderMark, range: index..<index + 3))
            index += 3
        }
        try readValue(.value)
        while let container = open.last {
            if records[container].kind == .array {
                try continueArray(container)
            } else {
                try continueObject(container)
            }
        }
        skipWhitespace()
        if index < bytes.count { throw fault(.expected(.endOfText)) }
    }

    /// Reads the text and shows it in a view, which must not be kept.
    ///
    /// - Parameter tree: stands in the tree's place, since none is made.
    /// - Returns: what the body gives; nil where the text is broken, or has something irregular.
    mutating func view<Result>(standingIn tree: Tree, _ body: (TreeView) -> Result) -> Result? {
        guard (try? readDocument()) != nil, irregularities.isEmpty else { return nil }
        return records.withUnsafeBufferPointer { records in
            body(TreeView(tree: tree, records: records, bytes: bytes, ranges: nil))
        }
    }

    // MARK: Structure

    /// Behind an element: a comma with the next element, or the end.
    private mutating func continueArray(_ container: Int) throws(JSONFault) {
        let isFirst = container == records.count - 1
        skipWhitespace()
        if current == UInt8(ascii: "]") { return close(container) }
        if isFirst { return try readValue(.elementOrEnd) }
        guard current == UInt8(ascii: ",") else { throw fault(.expected(.commaOrArrayEnd)) }
        advance()
        try readValue(.elementAfterComma)
    }

    /// Behind a member: a comma with the next member, or the end.
    private mutating func continueObject(_ container: Int) throws(JSONFault) {
        let isFirst = container == records.count - 1
        skipWhitespace()
        if current == UInt8(ascii: "}") {
            noteDuplicateKeys(of: container)
            return close(container)
        }
        if !isFirst {
            guard current == UInt8(ascii: ",") else { throw fault(.expected(.commaOrObjectEnd)) }
            advance()
            skipWhitespace()
        }
        guard current == UInt8(ascii: "\"") else {
            throw fault(.expected(isFirst ? .keyOrEnd : .keyAfterComma))
        }
        try readString()
        skipWhitespace()
        guard current == UInt8(ascii: ":") else { throw fault(.expected(.colon)) }
        advance()
        try readValue(.value)
    }

    private mutating func close(_ container: Int) {
        advance()
        records[container].end = UInt32(truncatingIfNeeded: index)
        records[container].next = UInt32(truncatingIfNeeded: records.count)
        open.removeLast()
    }

    /// Reads a scalar whole; of an array or object only the opening bracket.
    private mutating func readValue(_ expectation: JSONFault.Expectation) throws(JSONFault) {
        skipWhitespace()
        guard let byte = current else { throw fault(.expected(expectation)) }
        switch byte {
        case UInt8(ascii: "\""): try readString()
        case UInt8(ascii: "{"): try openContainer(.object)
        case UInt8(ascii: "["): try openContainer(.array)
        case UInt8(ascii: "t"): try readWord("true", .boolean, expectation)
        case UInt8(ascii: "f"): try readWord("false", .boolean, expectation)
        case UInt8(ascii: "n"): try readWord("null", .null, expectation)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
        default: throw fault(.expected(expectation))
        }
    }

    private mutating func openContainer(_ kind: NodeKind) throws(JSONFault) {
        if open.count == JSONParser.maximumDepth { throw fault(.tooDeep) }
        open.append(records.count)
        append(kind, from: index, to: index + 1)
        advance()
    }

    // MARK: Scalars

    private mutating func readWord(
        _ word: StaticString, _ kind: NodeKind, _ expectation: JSONFault.Expectation
    ) throws(JSONFault) {
        let end = index + word.utf8CodeUnitCount
        guard end <= bytes.count, word.withUTF8Buffer({ bytes[index..<end].elementsEqual($0) }),
            end == bytes.count || !isWordByte(bytes[end])
        else { throw fault(.expected(expectation)) }
        append(kind, from: index, to: end)
        index = end
        lastEnd = end
    }

    private mutating func readNumber() throws(JSONFault) {
        let start = index
        if current == UInt8(ascii: "-") { index += 1 }
        if current == UInt8(ascii: "0") {
            index += 1
        } else {
            try readDigits(of: start)
        }
        if current == UInt8(ascii: ".") {
            index += 1
            try readDigits(of: start)
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            index += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
            try readDigits(of: start)
        }
        if let next = current, isWordByte(next) || next == UInt8(ascii: ".") || next == UInt8(ascii: "+") {
            throw fault(.invalidNumber, anchor: start)
        }
        append(.number, from: start, to: index)
        lastEnd = index
    }

    private mutating func readDigits(of start: Int) throws(JSONFault) {
        let first = index
        while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
        if index == first { throw fault(.invalidNumber, anchor: start) }
    }

    private mutating func readString() throws(JSONFault) {
        let start = index
        var hasEscapes = false
        index += 1
        while true {
            skipPlainStringBytes()
            guard index < bytes.count else { throw fault(.unterminatedString, anchor: start) }
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                try readEscape(of: start)
            } else if byte < 0x20 {
                throw fault(.controlCharacter, anchor: start)
            } else {
                let length = UTF8Sequence.length(in: bytes, at: index)
                if length == 0 { throw fault(.invalidUTF8, anchor: start) }
                index += length
            }
        }
        index += 1
        append(.string, hasEscapes: hasEscapes, from: start, to: index)
        lastEnd = index
    }

    private mutating func readEscape(of start: Int) throws(JSONFault) {
        guard index + 1 < bytes.count else { throw fault(.unterminatedString, anchor: start) }
        switch bytes[index + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            index += 2
        case UInt8(ascii: "u"):
            guard let first = codeUnit(at: index) else { throw fault(.invalidUnicodeEscape, anchor: start) }
            if (0xDC00...0xDFFF).contains(first) { throw fault(.loneSurrogate, anchor: start) }
            if (0xD800...0xDBFF).contains(first) {
                guard let second = codeUnit(at: index + 6), (0xDC00...0xDFFF).contains(second) else {
                    throw fault(.loneSurrogate, anchor: start)
                }
                index += 6
            }
            index += 6
        default: throw fault(.invalidEscape, anchor: start)
        }
    }

    /// The value of `\uXXXX` at an offset; nil when no such escape stands there.
    private func codeUnit(at offset: Int) -> UInt32? {
        guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
        else { return nil }
        var value: UInt32 = 0
        for byte in bytes[offset + 2..<offset + 6] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    // MARK: Duplicate keys

    /// Notes each key that stands a second time. Few keys are compared pair by pair; many are gathered in a table.
    private mutating func noteDuplicateKeys(of container: Int) {
        let first = container + 1
        if countKeys(from: first, upTo: 13) > 12 { return noteDuplicateKeys(amongManyFrom: first) }
        var key = first
        // A bit for each length of the keys so far; keys of other lengths are other keys.
        var lengths: UInt64 = 0
        while key < records.count {
            let length = lengthBit(of: key)
            defer { lengths |= length }
            var earlier = lengths & length != 0 ? first : key
            while earlier < key {
                if hasSameContent(earlier, key) {
                    note(key, repeats: earlier)
                    break
                }
                earlier = Int(records[earlier + 1].next)
            }
            key = Int(records[key + 1].next)
        }
    }

    /// A bit that keys of equal content share; all bits for a key whose length is not that of its content.
    private func lengthBit(of key: Int) -> UInt64 {
        if records[key].hasEscapes { return .max }
        return 1 << UInt64((records[key].end - records[key].start) & 63)
    }

    private func countKeys(from start: Int, upTo limit: Int) -> Int {
        var count = 0
        var index = start
        while index < records.count, count < limit {
            count += 1
            index = Int(records[index + 1].next)
        }
        return count
    }

    private mutating func noteDuplicateKeys(amongManyFrom start: Int) {
        var seen: [[UInt8]: Int] = [:]
        var index = start
        while index < records.count {
            let key = index
            index = Int(records[key + 1].next)
            let content = decodedContent(of: key)
            if let first = seen[content] {
                note(key, repeats: first)
            } else {
                seen[content] = key
            }
        }
    }

    private mutating func note(_ key: Int, repeats first: Int) {
        irregularities.append(Irregularity(kind: .duplicateKey(first: range(of: first)), range: range(of: key)))
    }

    private func hasSameContent(_ left: Int, _ right: Int) -> Bool {
        if records[left].hasEscapes || records[right].hasEscapes {
            return decodedContent(of: left) == decodedContent(of: right)
        }
        let (left, right) = (range(of: left), range(of: right))
        let raw = UnsafeRawBufferPointer(bytes)
        return ByteScan.areEqual(
            UnsafeRawBufferPointer(rebasing: raw[left]), UnsafeRawBufferPointer(rebasing: raw[right]))
    }

    private func decodedContent(of record: Int) -> [UInt8] {
        let inner = range(of: record).dropFirst().dropLast()
        guard records[record].hasEscapes else { return Array(bytes[inner]) }
        var content: [UInt8] = []
        JSONString.decode(Array(bytes[inner]), 0..<inner.count) { unit, _ in content.append(unit) }
        return content
    }

    private func range(of record: Int) -> Range<Int> {
        Int(records[record].start)..<Int(records[record].end)
    }

    // MARK: Bytes

    private var current: UInt8? {
        @inline(__always) get { index < bytes.count ? bytes[index] : nil }
    }

    @inline(__always)
    private mutating func advance() {
        index += 1
        lastEnd = index
    }

    @inline(__always)
    private mutating func skipWhitespace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            default: return
            }
        }
    }

    /// Goes on to the next byte of a string that has a meaning of its own; eight bytes are looked at together.
    @inline(__always)
    private mutating func skipPlainStringBytes() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        while index + 8 <= bytes.count {
            let word = UInt64(
                littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let quotes = word ^ (ones &* 0x22)
            let backslashes = word ^ (ones &* 0x5C)
            // The lowest bit that is set marks the first quote, backslash, control character or byte above ASCII; bits
            // above it may be wrong.
            let found =
                ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
                    | (word &- (ones &* 0x20)) & ~word | word) & (ones &* 0x80)
            if found != 0 {
                index += found.trailingZeroBitCount / 8
                return
            }
            index += 8
        }
        while index < bytes.count, isPlainStringByte(bytes[index]) { index += 1 }
    }

    @inline(__always)
    private func isPlainStringByte(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: byte >= 0x80
        }
    }

    private mutating func append(_ kind: NodeKind, hasEscapes: Bool = false, from start: Int, to end: Int) {
        records.append(
            Record(kind: kind, hasEscapes: hasEscapes, start: start, end: end, next: records.count + 1))
    }

    private func fault(_ reason: JSONFault.Reason, anchor: Int? = nil) -> JSONFault {
        JSONFault(
            reason: reason, offset: index, anchor: anchor ?? lastEnd,
            openBrackets: open.map { Int(records[$0].start) })
    }
}
