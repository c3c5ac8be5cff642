/// The reading itself: one pass over the bytes, no recursion, records appended as values begin.
struct JSONReader: ~Copyable {
    private var bytes: UnsafeBufferPointer<UInt8>
    private var index: Int
    /// Where the text begins, behind a byte order mark.
    private var start: Int
    /// Whether a byte order mark stands before the text.
    private(set) var hasByteOrderMark = false
    private var records: RecordBuffer
    /// The innermost array or object that is not closed yet, or `none`; while one is open, the `next` of its record leads
    /// to the one around it. A text of 1 GiB, which is the largest, has few enough records for 31 bits.
    private var container = JSONReader.none
    /// How many arrays and objects are open.
    private var depth = 0

    private static let none = -1
    /// The bytes of a byte order mark: U+FEFF in UTF-8.
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.init(bytes, in: 0..<bytes.count) }

    /// A reader of a part of a text; places are counted in the whole.
    init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
        self.bytes = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
        index = range.lowerBound
        start = range.lowerBound
        records = RecordBuffer(capacity: range.count / 8 + 4)
    }

    /// Makes ready for another part; what has been read is forgotten, and its memory used again.
    mutating func restart(with bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
        self.bytes = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
        index = range.lowerBound
        start = range.lowerBound
        hasByteOrderMark = false
        records.removeAll()
        container = JSONReader.none
        depth = 0
    }

    /// Reads the text.
    mutating func readDocument() throws(JSONFault) {
        if bytes[start...].starts(with: JSONReader.byteOrderMark) {
            hasByteOrderMark = true
            start += JSONReader.byteOrderMark.count
            index = start
        }
        try readValue(.value)
        while container != JSONReader.none {
            if records[container].kind == .array {
                try continueArray()
            } else {
                try continueObject()
            }
        }
        skipWhitespace()
        if index < bytes.count { throw fault(.expected(.endOfText)) }
    }

    /// Reads the text and makes a tree of it.
    ///
    /// - Parameter source: the whole text, in which places are counted.
    mutating func tree(of source: Source) throws(JSONFault) -> Tree {
        try readDocument()
        let mark = Irregularity(kind: .byteOrderMark, range: start - JSONReader.byteOrderMark.count..<start)
        let irregularities = (hasByteOrderMark ? [mark] : []) + repeatedKeys()
        return Tree(source: source, records: records.take(), irregularities: irregularities)
    }

    /// Reads the text and shows it in a view, which must not be kept.
    ///
    /// - Parameters:
    ///   - tree: stands in the tree's place, since none is made.
    ///   - mayRepeatKeys: whether the text is shown even if a key in it is repeated.
    /// - Returns: what the body gives; nil where the text is broken, or has something irregular.
    mutating func view<Result>(
        standingIn tree: Tree, mayRepeatKeys: Bool, _ body: (TreeView) -> Result
    ) -> Result? {
        guard (try? readDocument()) != nil, !hasByteOrderMark else { return nil }
        let view = TreeView(tree: tree, records: records.contents, bytes: bytes, ranges: nil)
        return mayRepeatKeys || !view.repeatsKeys ? body(view) : nil
    }

    /// The keys that are repeated, in order of place.
    private func repeatedKeys() -> [Irregularity] {
        var found: [Irregularity] = []
        RepeatedKeys(records: records.contents, bytes: bytes).visit { key, first in
            found.append(
                Irregularity(kind: .duplicateKey(first: records[first].range), range: records[key].range))
            return true
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    // MARK: Structure

    /// Behind an element: a comma with the next element, or the end.
    private mutating func continueArray() throws(JSONFault) {
        let isFirst = container == records.count - 1
        if take(UInt8(ascii: "]")) { return close() }
        if isFirst { return try readValue(.elementOrEnd) }
        guard take(UInt8(ascii: ",")) else { throw fault(.expected(.commaOrArrayEnd)) }
        try readValue(.elementAfterComma)
    }

    /// Behind a member: a comma with the next member, or the end.
    private mutating func continueObject() throws(JSONFault) {
        let isFirst = container == records.count - 1
        if isFirst {
            if take(UInt8(ascii: "}")) { return close() }
        } else if !take(UInt8(ascii: ",")) {
            guard take(UInt8(ascii: "}")) else { throw fault(.expected(.commaOrObjectEnd)) }
            return close()
        }
        skipWhitespace()
        guard current == UInt8(ascii: "\"") else {
            throw fault(.expected(isFirst ? .keyOrEnd : .keyAfterComma))
        }
        try readString()
        guard take(UInt8(ascii: ":")) else { throw fault(.expected(.colon)) }
        try readValue(.value)
    }

    /// Goes past a byte, and the whitespace before it; only past the whitespace where another byte stands.
    @inline(__always)
    private mutating func take(_ byte: UInt8) -> Bool {
        if current != byte { skipWhitespace() }
        guard current == byte else { return false }
        index += 1
        return true
    }

    private mutating func close() {
        let outer = records[container].next
        records[container].end = UInt32(truncatingIfNeeded: index)
        records[container].next = UInt32(truncatingIfNeeded: records.count)
        container = Int(Int32(bitPattern: outer))
        depth -= 1
    }

    /// Reads a scalar whole; of an array or object only the opening bracket.
    private mutating func readValue(_ expectation: JSONFault.Expectation) throws(JSONFault) {
        skipWhitespace()
        guard let byte = current else { throw fault(.expected(expectation)) }
        if byte == UInt8(ascii: "\"") { return try readString() }
        switch byte {
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
        if depth == JSONParser.maximumDepth { throw fault(.tooDeep) }
        let number = records.count
        records.append(Record(kind: kind, start: index, end: index + 1, next: container))
        container = number
        depth += 1
        index += 1
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
    }

    private mutating func readDigits(of start: Int) throws(JSONFault) {
        let first = index
        while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
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

    // MARK: Bytes

    private var current: UInt8? {
        @inline(__always) get { index < bytes.count ? bytes[index] : nil }
    }

    @inline(__always)
    private mutating func skipWhitespace() {
        while index < bytes.count, isWhitespace(bytes[index]) { index += 1 }
    }

    @inline(__always)
    private func isWhitespace(_ byte: UInt8) -> Bool {
        byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09)
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

    @inline(__always)
    private mutating func append(_ kind: NodeKind, hasEscapes: Bool = false, from start: Int, to end: Int) {
        records.append(
            Record(kind: kind, hasEscapes: hasEscapes, start: start, end: end, next: records.count + 1))
    }

    // MARK: Faults

    /// - Parameter anchor: where the token starts that is at fault; nil where one is missing.
    @inline(never)
    private func fault(_ reason: JSONFault.Reason, anchor: Int? = nil) -> JSONFault {
        JSONFault(reason: reason, offset: index, anchor: anchor ?? lastEnd, openBrackets: openBrackets)
    }

    /// Where the last token before a token ended.
    private var lastEnd: Int {
        var end = index
        while end > start, isWhitespace(bytes[end - 1]) { end -= 1 }
        return end == start && hasByteOrderMark ? start - JSONReader.byteOrderMark.count : end
    }

    /// Where the arrays and objects that are open start, outermost first.
    private var openBrackets: [Int] {
        var brackets: [Int] = []
        var number = container
        while number != JSONReader.none {
            brackets.append(Int(records[number].start))
            number = Int(Int32(bitPattern: records[number].next))
        }
        return brackets.reversed()
    }
}
