/// Puts a JSON fault into words, with special ones for the mistakes that people make.
struct JSONDiagnosis {
    let bytes: [UInt8]
    /// Whether the text is one line of a file that holds many.
    let isLine: Bool

    init(_ bytes: [UInt8], isLine: Bool = false) {
        self.bytes = bytes
        self.isLine = isLine
    }

    func explain(_ fault: JSONFault) -> SyntaxFault {
        if let encoding = wrongEncoding(fault) ?? invalidWord(at: fault) { return encoding }
        switch fault.reason {
        case .expected(let expectation): return explain(expectation, fault)
        case .tooDeep:
            return SyntaxFault(
                "Arrays and objects are nested more than \(JSONParser.maximumDepth) deep; Apple's own reader stops "
                    + "there too.", at: fault.offset..<fault.offset + 1)
        case .invalidNumber: return explainNumber(fault)
        case .unterminatedString, .controlCharacter, .invalidEscape, .invalidUnicodeEscape, .loneSurrogate,
            .invalidUTF8:
            return explainString(fault)
        }
    }

    // MARK: Between tokens

    private func explain(_ expectation: JSONFault.Expectation, _ fault: JSONFault) -> SyntaxFault {
        let offset = fault.offset
        guard offset < bytes.count else { return explainEnd(expectation, fault) }
        if let known = knownMistake(at: offset, expectation) { return known }
        switch expectation {
        case .commaOrArrayEnd, .commaOrObjectEnd: return explainMissingComma(expectation, fault)
        case .endOfText: return explainTrailing(fault)
        case .colon:
            if bytes[offset] == UInt8(ascii: "=") {
                let length = text(at: offset).hasPrefix("=>") ? 2 : 1
                return SyntaxFault(
                    "Expected a colon between the key and its value, found “\(text(at: offset).prefix(length))”.",
                    at: offset..<offset + length)
            }
            return SyntaxFault(
                "Expected a colon and a value behind the key, found \(found(at: offset)).", at: token(at: offset))
        case .keyOrEnd, .keyAfterComma: return explainKey(expectation, fault)
        case .value, .elementOrEnd, .elementAfterComma: return explainValue(expectation, fault)
        }
    }

    /// Mistakes that look the same wherever they stand.
    private func knownMistake(at offset: Int, _ expectation: JSONFault.Expectation) -> SyntaxFault? {
        let rest = text(at: offset)
        if rest.hasPrefix("//") || rest.hasPrefix("/*") {
            return SyntaxFault(
                "JSON has no comments; remove this one, or keep the remark in a key of your own.",
                at: offset..<endOfLine(offset))
        }
        if rest.hasPrefix("#("), expectation != .keyOrEnd { return placeholder("#(", at: offset) }
        if rest.hasPrefix("#") {
            return SyntaxFault("JSON has no comments; remove this one.", at: offset..<endOfLine(offset))
        }
        if let quote = rest.unicodeScalars.first, JSONDiagnosis.curlyQuotes.contains(quote) {
            return SyntaxFault(
                "“\(quote)” is a typographic quotation mark (U+\(hexadecimal(quote))); JSON wants the straight one, "
                    + "\". Text editors and chat programs put such marks in by themselves.",
                at: offset..<offset + String(quote).utf8.count)
        }
        if rest.hasPrefix("'") {
            return SyntaxFault(
                "Single quotes do not delimit JSON strings; write \" instead.", at: offset..<offset + 1)
        }
        for marker in ["<<<<<<<", "=======", ">>>>>>>"] where rest.hasPrefix(marker) {
            return SyntaxFault(
                "This is a merge conflict marker; the file holds two versions of this place. Keep one.",
                at: offset..<endOfLine(offset))
        }
        for opening in ["{{", "{%", "<%", "${", "$("] where rest.hasPrefix(opening) && expectation != .keyOrEnd {
            return placeholder(opening, at: offset)
        }
        if rest.hasPrefix("\u{FEFF}") || rest.hasPrefix("\u{A0}") || rest.hasPrefix("\u{200B}") {
            let scalar = rest.unicodeScalars.first ?? "\u{FEFF}"
            return SyntaxFault(
                "An invisible character (U+\(hexadecimal(scalar))) stands here; only space, tab and line ends may "
                    + "separate things in JSON. Delete it.", at: offset..<offset + String(scalar).utf8.count)
        }
        return nil
    }

    private func placeholder(_ opening: String, at offset: Int) -> SyntaxFault {
        SyntaxFault(
            "“\(opening)” opens a template's placeholder, which is no JSON. Put it inside a string, or lint the payload "
                + "that the template makes.", at: offset..<offset + opening.utf8.count)
    }

    private func explainEnd(_ expectation: JSONFault.Expectation, _ fault: JSONFault) -> SyntaxFault {
        guard let opening = fault.openBrackets.last else {
            return SyntaxFault(
                "The \(whole) is empty; a JSON value was expected.", at: bytes.count..<bytes.count)
        }
        let isObject = bytes[opening] == UInt8(ascii: "{")
        let due =
            switch expectation {
            case .colon: "a colon and a value"
            case .value, .elementAfterComma: "a value"
            case .keyAfterComma: "another key"
            case .elementOrEnd, .keyOrEnd, .commaOrArrayEnd, .commaOrObjectEnd, .endOfText:
                isObject ? "a comma or a closing brace" : "a comma or a closing bracket"
            }
        return SyntaxFault(
            "The \(whole) ends too early: expected \(due). The \(isObject ? "{" : "[") at \(placeText(of: opening)) is "
                + "still open.", at: fault.anchor..<fault.anchor)
    }

    private func explainMissingComma(_ expectation: JSONFault.Expectation, _ fault: JSONFault) -> SyntaxFault {
        let offset = fault.offset
        let isObject = expectation == .commaOrObjectEnd
        switch bytes[offset] {
        case UInt8(ascii: ";"):
            return SyntaxFault("A semicolon stands where JSON wants a comma.", at: offset..<offset + 1)
        case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ")"):
            let opening = fault.openBrackets.last ?? 0
            return SyntaxFault(
                "Expected \(isObject ? "}" : "]") to close the \(isObject ? "{" : "[") at \(placeText(of: opening)), "
                    + "found “\(Character(Unicode.Scalar(bytes[offset])))”.", at: offset..<offset + 1)
        case UInt8(ascii: ":") where !isObject:
            return SyntaxFault(
                "A colon stands in an array; pairs of key and value belong in an object, { }.",
                at: offset..<offset + 1)
        default: break
        }
        let isGluedToString =
            offset == fault.anchor && offset > 0 && bytes[offset - 1] == UInt8(ascii: "\"")
            && bytes[offset] != UInt8(ascii: "\"")
        if isGluedToString {
            return SyntaxFault(
                "The string ends at the quotation mark before this. A quotation mark inside a string is written \\\".",
                at: offset - 1..<offset)
        }
        if startsValue(bytes[offset]) {
            return SyntaxFault(
                "A comma is missing here, before \(found(at: offset)).", at: fault.anchor..<fault.anchor)
        }
        return SyntaxFault(
            "Expected a comma or \(isObject ? "}" : "]"), found \(found(at: offset)).", at: token(at: offset))
    }

    private func explainTrailing(_ fault: JSONFault) -> SyntaxFault {
        let offset = fault.offset
        switch bytes[offset] {
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            return SyntaxFault(
                "This bracket closes nothing; one too many stands here, or an opening one is missing above.",
                at: offset..<offset + 1)
        case UInt8(ascii: ":"):
            return SyntaxFault(
                "The document is over before this colon; is the opening brace missing at the start of the \(whole)?",
                at: offset..<offset + 1)
        case 0:
            return SyntaxFault(
                "Bytes of value 0 stand behind the document, which a program probably wrote with its buffer; cut them "
                    + "off.", at: offset..<bytes.count)
        case UInt8(ascii: ","), UInt8(ascii: ";"):
            return SyntaxFault(
                "Nothing may stand behind the document, found \(found(at: offset)).", at: offset..<offset + 1)
        case let byte where startsValue(byte):
            return SyntaxFault(
                isLine
                    ? "A second document starts here; a line holds one. Put a line end before it."
                    : "A second document starts here; a file holds one. Put several into an array, or into a file with "
                        + "one document a line, named .ndjson.", at: offset..<offset + 1)
        default:
            return SyntaxFault(
                "Nothing may stand behind the document, found \(found(at: offset)).", at: token(at: offset))
        }
    }

    private func explainKey(_ expectation: JSONFault.Expectation, _ fault: JSONFault) -> SyntaxFault {
        let offset = fault.offset
        // The reader has taken the first brace for an object's.
        for opening in ["{{", "{%"] where offset > 0 && text(at: offset - 1).hasPrefix(opening) {
            return placeholder(opening, at: offset - 1)
        }
        switch bytes[offset] {
        case UInt8(ascii: "}") where expectation == .keyAfterComma: return trailingComma(before: fault)
        case UInt8(ascii: ","):
            return SyntaxFault("A comma too many: a key in quotes was expected here.", at: offset..<offset + 1)
        case let byte where isWordByte(byte):
            let word = token(at: offset)
            return SyntaxFault(
                "Keys stand in quotation marks in JSON: \"\(String(decoding: bytes[word], as: UTF8.self))\".",
                at: word)
        default:
            return SyntaxFault("Expected a key in quotes, found \(found(at: offset)).", at: token(at: offset))
        }
    }

    private func explainValue(_ expectation: JSONFault.Expectation, _ fault: JSONFault) -> SyntaxFault {
        let offset = fault.offset
        let byte = bytes[offset]
        if byte == UInt8(ascii: "]"), expectation == .elementAfterComma { return trailingComma(before: fault) }
        if byte == UInt8(ascii: ",") {
            return SyntaxFault("A value is missing before this comma.", at: offset..<offset + 1)
        }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
            return SyntaxFault(
                "Expected a value, found \(found(at: offset)).", at: offset..<offset + 1)
        }
        if byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") {
            return SyntaxFault(
                "A JSON number starts with a digit or with a minus sign and a digit.", at: token(at: offset))
        }
        guard isWordByte(byte) else {
            return SyntaxFault("Expected a value, found \(found(at: offset)).", at: token(at: offset))
        }
        let word = token(at: offset)
        let written = String(decoding: bytes[word], as: UTF8.self)
        switch written {
        case "True", "TRUE", "yes", "Yes", "YES":
            return SyntaxFault("JSON writes it true, without quotes and in lower case.", at: word)
        case "False", "FALSE", "no", "No", "NO":
            return SyntaxFault("JSON writes it false, without quotes and in lower case.", at: word)
        case "None", "nil", "Null", "NULL", "undefined":
            return SyntaxFault("JSON writes it null; to send nothing, leave the key out.", at: word)
        case "NaN", "Infinity":
            return SyntaxFault("JSON has no \(written); only finite numbers can be written.", at: word)
        default:
            return SyntaxFault(
                "Expected a value, found \(written.debugDescription) without quotes. Text stands in quotation marks.",
                at: word)
        }
    }

    private func trailingComma(before fault: JSONFault) -> SyntaxFault {
        SyntaxFault(
            "JSON allows no comma behind the last entry; remove this one.", at: fault.anchor - 1..<fault.anchor)
    }

    // MARK: Inside tokens

    private func explainNumber(_ fault: JSONFault) -> SyntaxFault {
        var end = fault.anchor
        while end < bytes.count, isWordByte(bytes[end]) || "+-.".utf8.contains(bytes[end]) { end += 1 }
        let range = fault.anchor..<max(end, fault.anchor + 1)
        let written = String(decoding: bytes[range], as: UTF8.self)
        let digits = written.drop { $0 == "-" }
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            return SyntaxFault("JSON has no hexadecimal numbers; write it in decimal.", at: range)
        }
        if digits.first == "0", digits.dropFirst().first?.isNumber == true {
            return SyntaxFault(
                "A number must not start with 0; if the zeros matter, as in a code, make it a string.", at: range)
        }
        return SyntaxFault(
            "\(written.debugDescription) is no JSON number: digits, then perhaps a point with digits, then perhaps an "
                + "exponent.", at: range)
    }

    private func explainString(_ fault: JSONFault) -> SyntaxFault {
        let offset = fault.offset
        switch fault.reason {
        case .invalidEscape:
            let escape = text(at: offset).unicodeScalars.prefix(2)
            return SyntaxFault(
                "“\(String(String.UnicodeScalarView(escape)))” is no escape that JSON knows (\\\" \\\\ \\/ \\b \\f "
                    + "\\n \\r \\t \\uXXXX); a backslash itself is written \\\\.",
                at: offset..<min(offset + String(String.UnicodeScalarView(escape)).utf8.count, bytes.count))
        case .invalidUnicodeEscape:
            return SyntaxFault(
                "\\u wants exactly four hexadecimal digits.", at: offset..<min(offset + 6, bytes.count))
        case .loneSurrogate:
            return SyntaxFault(
                "This escape is half of a surrogate pair, without the other half. A character beyond U+FFFF is "
                    + "written as two escapes (😀 is \\ud83d\\ude00), or simply as itself.", at: offset..<offset + 6)
        case .invalidUTF8:
            return notUTF8(at: offset)
        default: return explainUnclosedString(fault)
        }
    }

    private func explainUnclosedString(_ fault: JSONFault) -> SyntaxFault {
        let offset = fault.offset
        let content = String(decoding: bytes[min(fault.anchor + 1, offset)..<offset], as: UTF8.self)
        let isLineEnd =
            offset >= bytes.count || bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
        if isLineEnd, let quote = content.unicodeScalars.first(where: JSONDiagnosis.curlyQuotes.contains) {
            let before = content.unicodeScalars.prefix { $0 != quote }
            let start = fault.anchor + 1 + String(String.UnicodeScalarView(before)).utf8.count
            return SyntaxFault(
                "The string is not closed: “\(quote)” is a typographic quotation mark (U+\(hexadecimal(quote))); JSON "
                    + "wants the straight one, \".", at: start..<start + String(quote).utf8.count)
        }
        if offset >= bytes.count {
            return SyntaxFault(
                "The string that starts here is never closed; a \" is missing.", at: fault.anchor..<fault.anchor + 1)
        }
        if isLineEnd {
            return SyntaxFault(
                "The line ends inside a string. Close it with \", or write \\n where the text has a new line.",
                at: fault.anchor..<offset)
        }
        let escape = bytes[offset] == 0x09 ? "\\t" : "\\u00" + hexadecimal(bytes[offset])
        let name = bytes[offset] == 0x09 ? "A tab" : "A control character (U+00\(hexadecimal(bytes[offset])))"
        return SyntaxFault(
            "\(name) must not stand in a string as it is; write \(escape).", at: offset..<offset + 1)
    }

    // MARK: Pieces of text

    static let curlyQuotes: Set<Unicode.Scalar> = [
        "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2018}", "\u{2019}", "\u{00AB}", "\u{00BB}", "\u{FF02}",
    ]

    private func text(at offset: Int) -> String {
        String(decoding: bytes[offset..<min(offset + 32, bytes.count)], as: UTF8.self)
    }

    private func endOfLine(_ offset: Int) -> Int {
        bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    }

    /// The bytes of the word at an offset, or of its one character.
    func token(at offset: Int) -> Range<Int> {
        var end = offset
        while end < bytes.count, isWordByte(bytes[end]) || bytes[end] == UInt8(ascii: "-") { end += 1 }
        if end > offset { return offset..<end }
        end = offset + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return offset..<end
    }

    private func found(at offset: Int) -> String {
        let word = token(at: offset)
        switch bytes[offset] {
        case UInt8(ascii: "\""): return "a string"
        case UInt8(ascii: "{"): return "an object"
        case UInt8(ascii: "["): return "an array"
        default:
            let written = String(decoding: bytes[word].prefix(40), as: UTF8.self)
            return bytes[offset] < 0x20 ? "a control character" : "“\(written)”"
        }
    }

    private func startsValue(_ byte: UInt8) -> Bool {
        isWordByte(byte)
            || [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-")].contains(byte)
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: byte >= 0x80
        }
    }

    func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }

    private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
