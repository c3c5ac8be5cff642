/// Puts libyaml's faults into words, with special ones for the mistakes that people make.
struct YAMLDiagnosis {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func explain(_ fault: YAMLFault) -> SyntaxFault {
        if let known = tabulator(fault) ?? placeholder(fault) ?? unquoted(fault) { return known }
        switch fault.problem {
        case "mapping values are not allowed in this context": return unexpectedColon(fault)
        case "block sequence entries are not allowed in this context": return unexpectedDash(fault)
        case "could not find expected ':'": return missingColon(fault)
        case "did not find expected key", "did not find expected '-' indicator",
            "did not find expected <document start>":
            return unexpectedContent(fault)
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'": return unclosedBracket(fault)
        case "did not find expected node content": return missingValue(fault)
        case "found unexpected ':'":
            return SyntaxFault(
                "A space is missing behind this colon, or the text that holds it needs quotes.",
                at: fault.offset..<min(fault.offset + 1, bytes.count))
        case "out of memory":
            return SyntaxFault("There is not enough memory to read this file.", at: 0..<0)
        default: break
        }
        if fault.context.contains("quoted scalar") { return quotedScalar(fault) }
        if fault.context.contains("block scalar") { return blockScalar(fault) }
        return other(fault)
    }

    static func unquotedPlaceholder(at offset: Int) -> SyntaxFault {
        SyntaxFault(
            "“{{” opens a map in YAML; a text that starts with a placeholder such as {{error}} stands in quotes.",
            at: offset..<offset + 2)
    }

    // MARK: Mistakes known by a character

    private func tabulator(_ fault: YAMLFault) -> SyntaxFault? {
        let isTab =
            fault.problem.contains("a tab character")
            || (fault.problem == "found character that cannot start any token" && byte(at: fault.offset) == 0x09)
        guard isTab, byte(at: fault.offset) == 0x09 else { return nil }
        var end = fault.offset
        while byte(at: end) == 0x09 { end += 1 }
        return SyntaxFault(
            "A tab stands in the indentation, where YAML allows spaces only. Replace it with spaces.",
            at: fault.offset..<end)
    }

    /// `key: {{error}} text`, where libyaml stops behind the second pair of braces, or between two of them.
    private func placeholder(_ fault: YAMLFault) -> SyntaxFault? {
        let line = line(at: fault.offset)
        var index = line.lowerBound
        var quote: UInt8?
        while index + 1 < min(line.upperBound, fault.offset) {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                if quote == nil { quote = byte } else if quote == byte { quote = nil }
            }
            let opensValue = index == line.lowerBound || " [,{".utf8.contains(bytes[index - 1])
            if quote == nil, opensValue, byte == UInt8(ascii: "{"), bytes[index + 1] == byte {
                return YAMLDiagnosis.unquotedPlaceholder(at: index)
            }
            index += 1
        }
        return nil
    }

    /// Values that start with a character that YAML keeps for itself.
    private func unquoted(_ fault: YAMLFault) -> SyntaxFault? {
        let offset = fault.problem == "found character that cannot start any token" ? fault.offset : fault.contextOffset
        switch (fault.problem, fault.context, byte(at: offset)) {
        case ("found character that cannot start any token", _, UInt8(ascii: "@")),
            ("found character that cannot start any token", _, UInt8(ascii: "`")),
            ("found character that cannot start any token", _, UInt8(ascii: "%")):
            return reserved(at: offset, meaning: "is kept for other uses")
        case (_, "while scanning an alias", _): return reserved(at: offset, meaning: "marks an alias in YAML")
        case (_, "while scanning an anchor", _): return reserved(at: offset, meaning: "marks an anchor in YAML")
        case (_, "while scanning a directive", _), (_, "while scanning a %YAML directive", _),
            (_, "while scanning a %TAG directive", _):
            return reserved(at: offset, meaning: "at the start of a line marks a directive in YAML")
        case (_, let context, UInt8(ascii: "!")) where context.contains("tag") || context == "while parsing a node":
            return reserved(at: offset, meaning: "marks a tag in YAML")
        default: return nil
        }
    }

    private func reserved(at offset: Int, meaning: String) -> SyntaxFault {
        let character = String(decoding: bytes[offset..<offset + 1], as: UTF8.self)
        return SyntaxFault(
            "“\(character)” \(meaning), so a text that starts with it stands in quotes: '\(excerpt(from: offset))'.",
            at: offset..<offset + 1)
    }

    // MARK: Colons and dashes

    private func unexpectedColon(_ fault: YAMLFault) -> SyntaxFault {
        let start = lineStart(fault.offset)
        let range = fault.offset..<min(fault.offset + 1, bytes.count)
        if let colon = colon(in: start..<fault.offset, followedByBlank: true) {
            let value = skipSpaces(from: colon + 1)
            return SyntaxFault(
                "A colon with a space behind it stands inside an unquoted value; put the value in quotes: "
                    + "'\(excerpt(from: value))'.", at: range)
        }
        guard let above = contentLine(before: start) else {
            return SyntaxFault("A colon stands where YAML expects none; put the text in quotes.", at: range)
        }
        let number = lineNumber(above.lowerBound)
        if let colon = colon(in: above, followedByBlank: false), self.colon(in: above, followedByBlank: true) == nil {
            return SyntaxFault("A space is missing behind this colon.", at: colon..<colon + 1)
        }
        if self.colon(in: above, followedByBlank: true) == nil {
            return SyntaxFault(
                "The text in line \(number) has no colon, so that this key seems to belong to it. Give that line a "
                    + "colon and a value, or remove it.", at: above)
        }
        return SyntaxFault(
            "This line is indented deeper than line \(number), which already has a value, so that it seems to go on "
                + "with it. Start it in the column of the keys that it belongs to.",
            at: skipSpaces(from: start)..<fault.offset)
    }

    private func unexpectedDash(_ fault: YAMLFault) -> SyntaxFault {
        let range = fault.offset..<min(fault.offset + 1, bytes.count)
        if colon(in: lineStart(fault.offset)..<fault.offset, followedByBlank: true) != nil {
            return SyntaxFault(
                "A list whose items start with “- ” begins on a line of its own, below its key. If a text is meant "
                    + "that starts with a dash, put it in quotes.", at: range)
        }
        return SyntaxFault(
            "A list item cannot stand here; indent it like the other items of its list.", at: range)
    }

    private func missingColon(_ fault: YAMLFault) -> SyntaxFault {
        let line = trimmed(line(at: fault.contextOffset), from: fault.contextOffset)
        if let colon = colon(in: line, followedByBlank: false) {
            return SyntaxFault("A space is missing behind this colon.", at: colon..<colon + 1)
        }
        return SyntaxFault(
            "Expected a key with a colon, found “\(excerpt(from: line.lowerBound))”. Add the colon and a value, or "
                + "indent the text if it goes on with the value above.", at: line)
    }

    // MARK: Structure

    private func unexpectedContent(_ fault: YAMLFault) -> SyntaxFault {
        let first = skipSpaces(from: lineStart(fault.offset))
        let content = trimmed(line(at: fault.offset), from: fault.offset)
        guard first < fault.offset else { return misplacedLine(fault, content) }
        var before = fault.offset - 1
        while before > first, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
        switch bytes[before] {
        case UInt8(ascii: "\""):
            return SyntaxFault(
                "Text stands behind the closing quotation mark. Inside double quotes a quotation mark is written "
                    + "\\\"; else put the whole value in single quotes.", at: content)
        case UInt8(ascii: "'"):
            return SyntaxFault(
                "Text stands behind the closing quotation mark. Inside single quotes an apostrophe is written twice, "
                    + "''.", at: content)
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            if byte(at: fault.offset) == UInt8(ascii: "]") || byte(at: fault.offset) == UInt8(ascii: "}") {
                return SyntaxFault("This bracket closes nothing; remove it.", at: content.lowerBound..<fault.offset + 1)
            }
            return SyntaxFault(
                "Text stands behind the closing bracket. A text that starts with [ or { stands in quotes.",
                at: content)
        default: break
        }
        if let start = wordStart(endingAt: before), "*&!".utf8.contains(bytes[start]) {
            return reserved(
                at: start,
                meaning: bytes[start] == UInt8(ascii: "*") ? "marks an alias in YAML" : "has a meaning of its own")
        }
        return SyntaxFault(
            "“\(excerpt(from: fault.offset))” cannot stand here; a new key or item starts on a line of its own.",
            at: content)
    }

    /// A line that fits none of the collections that are open.
    private func misplacedLine(_ fault: YAMLFault, _ content: Range<Int>) -> SyntaxFault {
        guard fault.offset < bytes.count, !content.isEmpty else {
            return SyntaxFault("The file ends too early.", at: bytes.count..<bytes.count)
        }
        let isFollowedByBlank = byte(at: fault.offset + 1).map { $0 == 0x20 || isLineEnd($0) } ?? true
        let isItem = bytes[fault.offset] == UInt8(ascii: "-") && isFollowedByBlank
        if bytes[fault.offset] == UInt8(ascii: ":"), isFollowedByBlank {
            return SyntaxFault("A key is missing before this colon.", at: fault.offset..<fault.offset + 1)
        }
        let table = LineTable(bytes)
        let column = table.position(of: fault.offset).column
        let outer = table.position(of: fault.contextOffset)
        if bytes[fault.offset] == UInt8(ascii: "]") || bytes[fault.offset] == UInt8(ascii: "}") {
            return SyntaxFault(
                "This bracket closes nothing; one too many stands here, or an opening one is missing above.",
                at: fault.offset..<fault.offset + 1)
        }
        if fault.problem == "did not find expected <document start>" {
            return SyntaxFault(
                "The document is over before this line; the file's outermost keys all start in the same column.",
                at: content)
        }
        if column == outer.column, isItem {
            return SyntaxFault(
                "A list item stands among the keys of the map that starts in line \(outer.line). Indent it below the "
                    + "key that it belongs to.", at: content)
        }
        if column == outer.column, fault.problem == "did not find expected '-' indicator" {
            return SyntaxFault(
                "This line stands in the column of the list that starts in line \(outer.line), but is no item. Start "
                    + "it with “- ”, or in the column that it belongs to.", at: content)
        }
        return SyntaxFault(
            "The indentation of this line, \(column - 1) \(column == 2 ? "space" : "spaces"), fits nothing above; the "
                + "\(fault.problem.contains("'-'") ? "list" : "map") that is open started in line \(outer.line), column "
                + "\(outer.column).", at: content)
    }

    private func unclosedBracket(_ fault: YAMLFault) -> SyntaxFault {
        let opening = fault.contextOffset
        let bracket = byte(at: opening) == UInt8(ascii: "{") ? "{" : "["
        let closing = bracket == "{" ? "}" : "]"
        let place = LineTable(bytes).position(of: opening)
        let isSameLine = lineStart(opening) == lineStart(fault.offset) && fault.offset < bytes.count
        guard isSameLine, byte(at: fault.offset) != 0x0A else {
            return SyntaxFault(
                "The \(bracket) that opens here is not closed; a \(closing) or a comma is missing.",
                at: opening..<min(opening + 1, bytes.count))
        }
        return SyntaxFault(
            "Expected a comma or \(closing), found “\(excerpt(from: fault.offset))”. The \(bracket) at line "
                + "\(place.line), column \(place.column) is still open.",
            at: fault.offset..<trimmed(line(at: fault.offset), from: fault.offset).upperBound)
    }

    private func missingValue(_ fault: YAMLFault) -> SyntaxFault {
        guard let byte = byte(at: fault.offset) else {
            return SyntaxFault("Expected a value, found the end of the file.", at: bytes.count..<bytes.count)
        }
        let range = fault.offset..<fault.offset + 1
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
            return SyntaxFault("Expected a value, found a closing bracket that nothing opened.", at: range)
        }
        return SyntaxFault(
            "Expected a value, found “\(excerpt(from: fault.offset))”. A text that starts so stands in quotes.",
            at: range)
    }

    // MARK: Inside scalars

    private func quotedScalar(_ fault: YAMLFault) -> SyntaxFault {
        switch fault.problem {
        case "found unexpected end of stream", "found unexpected document indicator":
            return SyntaxFault(
                "The quotation mark that opens here is never closed.",
                at: fault.contextOffset..<min(fault.contextOffset + 1, bytes.count))
        case "found unknown escape character":
            let end = min(fault.offset + 2, bytes.count)
            return SyntaxFault(
                "“\(String(decoding: bytes[fault.offset..<end], as: UTF8.self))” is no escape that YAML knows. A "
                    + "backslash itself is written \\\\ in double quotes, and as it is in single quotes.",
                at: fault.offset..<end)
        case "found invalid Unicode character escape code":
            return SyntaxFault(
                "This escape names no character. A character beyond U+FFFF is written as one escape of eight digits (😀 is "
                    + "\\U0001F600), or simply as itself.", at: fault.offset..<min(fault.offset + 1, bytes.count))
        default:
            return SyntaxFault(
                "The escape here is not complete: \\x wants two hexadecimal digits, \\u four, "
                    + "\\U eight.", at: fault.offset..<min(fault.offset + 1, bytes.count))
        }
    }

    private func blockScalar(_ fault: YAMLFault) -> SyntaxFault {
        SyntaxFault(
            "Behind | or > only + or -, a digit from 1 to 9 and a comment may stand; the text itself starts on the "
                + "next line. A text that starts with | or > stands in quotes.",
            at: fault.contextOffset..<min(fault.contextOffset + 1, bytes.count))
    }

    private func other(_ fault: YAMLFault) -> SyntaxFault {
        if fault.problem == "found incompatible YAML document" || fault.problem.contains("version number") {
            return SyntaxFault(
                "The %YAML line asks for a version that is not read here; remove the line.",
                at: fault.offset..<min(fault.offset + 1, bytes.count))
        }
        let context = fault.context.isEmpty ? "" : ", " + fault.context
        let offset = min(fault.offset, bytes.count)
        return SyntaxFault(
            "This is no YAML: \(fault.problem)\(context). Putting the value in quotes often helps.",
            at: offset..<min(offset + 1, bytes.count))
    }
}

// MARK: Pieces of text

extension YAMLDiagnosis {
    private func byte(at offset: Int) -> UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    private func isLineEnd(_ byte: UInt8) -> Bool {
        byte == 0x0A || byte == 0x0D
    }

    private func lineStart(_ offset: Int) -> Int {
        let offset = min(offset, bytes.count)
        let previous = bytes[..<offset].lastIndex(where: isLineEnd)
        return previous.map { $0 + 1 } ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : 0)
    }

    /// The bytes of the line around an offset, without its end.
    private func line(at offset: Int) -> Range<Int> {
        let start = lineStart(offset)
        return start..<max(start, bytes[start...].firstIndex(where: isLineEnd) ?? bytes.count)
    }

    private func lineNumber(_ offset: Int) -> Int {
        LineTable(bytes).position(of: offset).line
    }

    /// A line from an offset on, without blanks at its end.
    private func trimmed(_ line: Range<Int>, from start: Int) -> Range<Int> {
        var end = line.upperBound
        let start = min(max(start, line.lowerBound), end)
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return start..<end
    }

    /// The content of the nearest line above that holds more than blanks and a comment.
    private func contentLine(before start: Int) -> Range<Int>? {
        var end = start
        while end > 0 {
            let line = line(at: end - 1)
            let first = skipSpaces(from: line.lowerBound)
            if first < line.upperBound, bytes[first] != UInt8(ascii: "#") { return trimmed(line, from: first) }
            end = line.lowerBound
        }
        return nil
    }

    private func skipSpaces(from offset: Int) -> Int {
        var index = offset
        while let byte = byte(at: index), byte == 0x20 || byte == 0x09 { index += 1 }
        return index
    }

    /// The first colon in a range that has a blank or the line's end behind it, or that has none.
    private func colon(in range: Range<Int>, followedByBlank: Bool) -> Int? {
        range.first { index in
            guard bytes[index] == UInt8(ascii: ":") else { return false }
            let isFollowed = byte(at: index + 1).map { $0 == 0x20 || $0 == 0x09 || isLineEnd($0) } ?? true
            return isFollowed == followedByBlank
        }
    }

    private func wordStart(endingAt last: Int) -> Int? {
        var start = last
        while start > 0, bytes[start - 1] != 0x20, bytes[start - 1] != 0x09, !isLineEnd(bytes[start - 1]) { start -= 1 }
        return start <= last ? start : nil
    }

    /// The rest of the line from an offset on, for a message: at most 40 characters, without the blanks at its end.
    private func excerpt(from offset: Int) -> String {
        let rest = trimmed(line(at: offset), from: offset)
        let scalars = String(decoding: bytes[rest], as: UTF8.self).unicodeScalars
        return String(String.UnicodeScalarView(scalars.prefix(40))) + (scalars.count > 40 ? "…" : "")
    }
}
