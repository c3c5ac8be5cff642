import CYAML

/// Turns libyaml's events into records: one pass, no recursion.
struct YAMLComposer {
    private struct Frame {
        let container: Int
        let isObject: Bool
        /// Whether brackets bound the collection; else it ends where its last child does.
        let hasBrackets: Bool
        var awaitsKey: Bool
        /// Where the last child ended.
        var end: Int
    }

    private let text: YAMLText
    private(set) var composition = YAMLComposition()
    private var open: [Frame] = []
    private var anchors: [String: Int] = [:]

    init(_ text: YAMLText) {
        self.text = text
        composition.records.reserveCapacity(text.bytes.count / 16 + 4)
        composition.ranges.reserveCapacity(text.bytes.count / 16 + 4)
        composition.bytes.reserveCapacity(text.bytes.count)
    }

    mutating func readDocument(_ reader: inout YAMLEventReader) throws(SyntaxFault) {
        var documents = 0
        while text.start < text.bytes.count {
            try advance(&reader)
            if reader.type == YAML_STREAM_END_EVENT { break }
            if reader.type == YAML_DOCUMENT_START_EVENT {
                documents += 1
                if documents > 1 { throw secondDocument(reader.range) }
            }
            try take(reader)
        }
        if composition.records.isEmpty {
            append(.null, 0..<0, "null".utf8)
        }
    }

    private func advance(_ reader: inout YAMLEventReader) throws(SyntaxFault) {
        do {
            try reader.advance()
        } catch {
            throw YAMLDiagnosis(text.bytes).explain(error)
        }
    }

    private mutating func take(_ reader: borrowing YAMLEventReader) throws(SyntaxFault) {
        switch reader.type {
        case YAML_ALIAS_EVENT: try takeAlias(reader)
        case YAML_SCALAR_EVENT:
            if awaitsKey { try takeKey(reader) } else { try takeScalar(reader) }
        case YAML_SEQUENCE_START_EVENT: try openCollection(.array, reader)
        case YAML_MAPPING_START_EVENT: try openCollection(.object, reader)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try closeCollection(reader)
        default: break
        }
    }

    private var awaitsKey: Bool { open.last?.awaitsKey ?? false }

    // MARK: Collections

    private mutating func openCollection(
        _ kind: NodeKind, _ reader: borrowing YAMLEventReader
    ) throws(SyntaxFault) {
        let start = contentStart(reader, limit: text.bytes.count)
        if awaitsKey { throw collectionAsKey(start) }
        let tag = try tag(reader)
        if let tag, tag != .nonSpecific, tag != (kind == .array ? .sequence : .map) {
            throw SyntaxFault(
                "The tag \(tag.shorthand) does not fit \(kind == .array ? "a list" : "a map"); remove it.",
                at: reader.range)
        }
        if open.count == JSONParser.maximumDepth {
            throw SyntaxFault(
                "Lists and maps are nested more than \(JSONParser.maximumDepth) deep.", at: start..<start)
        }
        if let anchor = reader.anchor { anchors[anchor] = composition.records.count }
        let bracket = kind == .array ? UInt8(ascii: "[") : UInt8(ascii: "{")
        open.append(
            Frame(
                container: composition.records.count, isObject: kind == .object,
                hasBrackets: start < text.bytes.count && text.bytes[start] == bracket, awaitsKey: kind == .object,
                end: start))
        append(kind, start..<start, [])
    }

    private mutating func closeCollection(_ reader: borrowing YAMLEventReader) throws(SyntaxFault) {
        guard let frame = open.popLast() else { return }
        let end = frame.hasBrackets ? reader.range.upperBound : frame.end
        composition.records[frame.container].end = UInt32(truncatingIfNeeded: end)
        composition.records[frame.container].next = UInt32(truncatingIfNeeded: composition.records.count)
        if frame.isObject { try refuseDuplicateKeys(of: frame.container) }
        finishNode(at: end)
    }

    private func refuseDuplicateKeys(of object: Int) throws(SyntaxFault) {
        let keys = composition.keys(of: object)
        if keys.count <= 12 {
            for (position, key) in keys.enumerated() {
                let text = composition.text(of: key)
                if let first = keys[..<position].first(where: { composition.text(of: $0) == text }) {
                    throw duplicate(key, of: first)
                }
            }
            return
        }
        var seen: [ArraySlice<UInt8>: Int] = [:]
        for key in keys {
            if let first = seen.updateValue(key, forKey: composition.text(of: key)) { throw duplicate(key, of: first) }
        }
    }

    // MARK: Scalars and aliases

    private mutating func takeKey(_ reader: borrowing YAMLEventReader) throws(SyntaxFault) {
        let range = scalarRange(reader)
        let tag = try tag(reader)
        let meaning = reader.isPlainScalar && tag == nil ? YAMLScalar(plain: reader.scalar) : .string
        if meaning == .null || tag == .null { throw nullAsKey(range) }
        let key = composition.records.count
        if let anchor = reader.anchor { anchors[anchor] = key }
        if reader.isPlainScalar, tag == nil, reader.scalar.elementsEqual("<<".utf8) {
            composition.mergeKeys.insert(key)
        }
        append(.string, range, reader.scalar)
        finishNode(at: range.upperBound)
    }

    private mutating func takeScalar(_ reader: borrowing YAMLEventReader) throws(SyntaxFault) {
        let range = scalarRange(reader)
        if let anchor = reader.anchor { anchors[anchor] = composition.records.count }
        switch try meaning(reader, range) {
        case .null: append(.null, range, "null".utf8)
        case .boolean(let value): append(.boolean, range, (value ? "true" : "false").utf8)
        case .number(let number): append(.number, range, number)
        case .string: append(.string, range, reader.scalar)
        case .notFinite:
            throw SyntaxFault(
                "Infinities and “not a number” have no place in JSON; write a finite number, or put the text in "
                    + "quotes.", at: range)
        case .tooLong:
            throw SyntaxFault(
                "A number with more than \(YAMLScalar.maximumConvertedDigits) hexadecimal or octal digits is not "
                    + "read; write it in decimal, or in quotes if it is a text.", at: range)
        }
        finishNode(at: range.upperBound)
    }

    private func meaning(
        _ reader: borrowing YAMLEventReader, _ range: Range<Int>
    ) throws(SyntaxFault) -> YAMLScalar {
        guard let tag = try tag(reader) else {
            return reader.isPlainScalar ? YAMLScalar(plain: reader.scalar) : .string
        }
        if tag == .string || tag == .nonSpecific { return .string }
        let meaning = YAMLScalar(plain: reader.scalar)
        guard tag.fits(meaning) else {
            throw SyntaxFault(
                "The tag \(tag.shorthand) does not fit this value; remove the tag, or correct the value.",
                at: reader.range)
        }
        return meaning
    }

    private mutating func takeAlias(_ reader: borrowing YAMLEventReader) throws(SyntaxFault) {
        let name = reader.anchor ?? ""
        let range = reader.range
        guard let target = anchors[name] else {
            throw SyntaxFault(
                "“*\(name)” is an alias, but nothing above is marked “&\(name)”. If a text is meant that starts with "
                    + "*, put it in quotes.", at: range)
        }
        if open.contains(where: { $0.container == target }) {
            throw SyntaxFault(
                "The alias “*\(name)” stands inside the value that it names, which would never end.", at: range)
        }
        if awaitsKey {
            try appendKey(aliasOf: target, range)
        } else {
            composition.aliases[composition.records.count] = composition.target(of: target)
            append(composition.records[target].kind, range, [])
        }
        finishNode(at: range.upperBound)
    }

    private mutating func appendKey(aliasOf target: Int, _ range: Range<Int>) throws(SyntaxFault) {
        switch composition.records[target].kind {
        case .array, .object: throw collectionAsKey(range.lowerBound)
        case .null: throw nullAsKey(range)
        default: append(.string, range, Array(composition.text(of: target)))
        }
    }

    // MARK: Records

    private mutating func append(_ kind: NodeKind, _ range: Range<Int>, _ content: some Sequence<UInt8>) {
        let start = UInt32(truncatingIfNeeded: composition.bytes.count)
        composition.bytes.append(contentsOf: content)
        composition.ranges.append(start..<UInt32(truncatingIfNeeded: composition.bytes.count))
        composition.records.append(
            Record(
                kind: kind, start: range.lowerBound, end: range.upperBound, next: composition.records.count + 1))
    }

    private mutating func finishNode(at end: Int) {
        guard !open.isEmpty else { return }
        open[open.count - 1].end = end
        if open[open.count - 1].isObject { open[open.count - 1].awaitsKey.toggle() }
    }

    // MARK: Places

    /// Where a value starts behind its anchor and tag.
    private func contentStart(_ reader: borrowing YAMLEventReader, limit: Int) -> Int {
        let start = reader.range.lowerBound
        guard reader.anchor != nil || reader.tag != nil else { return start }
        var index = start
        while index < limit, text.bytes[index] == UInt8(ascii: "&") || text.bytes[index] == UInt8(ascii: "!") {
            while index < limit, !endsProperty(text.bytes[index]) { index += 1 }
            index = skipBlanksAndComments(from: index, limit: limit)
        }
        return index
    }

    private func endsProperty(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "}"):
            true
        default: false
        }
    }

    private func skipBlanksAndComments(from start: Int, limit: Int) -> Int {
        var index = start
        var isInComment = false
        while index < limit {
            switch text.bytes[index] {
            case 0x0A, 0x0D: isInComment = false
            case 0x20, 0x09: break
            case UInt8(ascii: "#"): isInComment = true
            default: if !isInComment { return index }
            }
            index += 1
        }
        return index
    }

    private func scalarRange(_ reader: borrowing YAMLEventReader) -> Range<Int> {
        let written = reader.range
        let start = contentStart(reader, limit: written.upperBound)
        guard reader.isBlockScalar else { return start..<written.upperBound }
        var end = written.upperBound
        while end > start, isBlank(text.bytes[end - 1]) { end -= 1 }
        while end < written.upperBound, text.bytes[end] == 0x20 || text.bytes[end] == 0x09 { end += 1 }
        return start..<end
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}

// MARK: What is refused

extension YAMLComposer {
    private func tag(_ reader: borrowing YAMLEventReader) throws(SyntaxFault) -> YAMLTag? {
        guard let written = reader.tag else { return nil }
        guard let tag = YAMLTag(rawValue: written) else {
            throw SyntaxFault(
                "The tag “\(written)” is not understood here; remove it. If a text is meant that starts with !, put "
                    + "it in quotes.", at: reader.range)
        }
        return tag
    }

    private func secondDocument(_ range: Range<Int>) -> SyntaxFault {
        SyntaxFault(
            "A second document starts here; a file holds one. Remove the line ---, or move what follows into a file "
                + "of its own.", at: range)
    }

    private func duplicate(_ key: Int, of first: Int) -> SyntaxFault {
        let line = LineTable(text.bytes).position(of: composition.range(of: first).lowerBound).line
        return SyntaxFault(
            "The key “\(composition.string(of: key))” stands a second time in this map, first in line \(line). Remove "
                + "or rename one of the two.", at: composition.range(of: key))
    }

    private func collectionAsKey(_ start: Int) -> SyntaxFault {
        // The inner brace of two opens the key, or at the start of a line the outer one.
        for outer in [start - 1, start] where outer >= text.start && text.bytes[outer...].starts(with: "{{".utf8) {
            return YAMLDiagnosis.unquotedPlaceholder(at: outer)
        }
        return SyntaxFault(
            "A key must be a text, not a list or map. A text that starts with [ or { stands in quotes.",
            at: start..<min(start + 1, text.bytes.count))
    }

    private func nullAsKey(_ range: Range<Int>) -> SyntaxFault {
        SyntaxFault(
            range.isEmpty
                ? "A key is missing before the colon."
                : "A key must be a text, and this one means null; put it in quotes.",
            at: range)
    }
}
