import SourceTree

/// How the reader of `.strings` files explains what does not belong, and where it goes on.
extension StringsParser {
    // MARK: In a key's place

    /// Names and passes something that is no string where a key should stand.
    mutating func passStranger() {
        let start = scanner.offset
        guard let byte = scanner.byte, let scalar = scalar(at: start) else { return }
        let end = start + String(scalar).utf8.count
        if passConflictMark() { return }
        switch byte {
        case UInt8(ascii: ";"):
            while scanner.byte == UInt8(ascii: ";") { scanner.offset += 1 }
            stopSilently(
                "Expected a key here, found a second “;”. Remove it.", at: start..<scanner.offset, isBlank: true)
        case UInt8(ascii: "#"):
            scanner.skipLine()
            stopSilently(
                "A comment starts with “//” or stands between “/*” and “*/”, not behind “#”.", at: start..<start + 1,
                isBlank: true)
        default:
            if StringsFault.curlyQuotes.contains(scalar) {
                stopSilently(curlyMessage(scalar), at: start..<end)
                readCurlyPair()
            } else if StringsFault.invisible[scalar] != nil {
                while let next = self.scalar(at: scanner.offset), StringsFault.invisible[next] != nil {
                    scanner.offset += String(next).utf8.count
                }
                stopSilently(
                    "Expected a key here, found \(StringsFault.found(scanner.bytes, at: start)). Remove it.",
                    at: start..<scanner.offset, isBlank: true)
            } else {
                stopSilently(
                    "Expected a key here, found \(StringsFault.found(scanner.bytes, at: start)).", at: start..<end)
                skipToNextPair(from: end)
            }
        }
    }

    /// Passes the marks that a merge leaves, of which only the first is reported.
    private mutating func passConflictMark() -> Bool {
        let start = scanner.offset
        let opens = scanner.has("<<<<<<<", at: start)
        guard
            opens || scanner.has("=======", at: start) || scanner.has(">>>>>>>", at: start)
                || scanner.has("|||||||", at: start)
        else { return false }
        scanner.skipLine()
        if !isInsideConflict {
            stopSilently("This is the mark of a merge conflict that was never resolved.", at: start..<start + 7)
        }
        setConflict(!scanner.has(">>>>>>>", at: start))
        return true
    }

    /// A key that is never closed: a device takes it for the end, or for damage if it is the first.
    mutating func unclosedKey() {
        let start = scanner.offset
        stopSilently("The text that starts here is never closed by a quotation mark.", at: start..<start + 1)
        skipToQuotedLine()
    }

    // MARK: Behind a key

    mutating func strangerBehindKey(_ key: StringsToken) {
        let start = scanner.offset
        guard let byte = scanner.byte else {
            return refuse(
                "Expected “=” and a value behind the key “\(StringsFault.shortened(key.text))”, found the end of the file.",
                at: key.range.upperBound..<key.range.upperBound, key: key.text)
        }
        let isOnLine = !scanner.hasLineEnd(in: key.range.upperBound..<start)
        if byte == UInt8(ascii: ":"), isOnLine || key.isQuoted {
            refuse("Expected “=” between the key and its value, found “:”.", at: start..<start + 1, key: key.text)
            scanner.offset += 1
            return readValue(of: key)
        }
        if isOnLine, key.isQuoted, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), start > key.range.upperBound
        {
            refuse(
                "Expected “=” between the key and its value.", at: key.range.upperBound..<key.range.upperBound,
                key: key.text)
            return readValue(of: key)
        }
        if scanner.hasLineEnd(in: key.range), key.isQuoted {
            refuse(
                "The text that starts here is not closed on its line, and runs on to the next quotation mark.",
                at: key.range.lowerBound..<key.range.lowerBound + 1, key: nil)
            scanner.offset = scanner.endOfLine(from: key.range.lowerBound)
            return
        }
        if !isOnLine {
            // The next line may be a whole pair of its own.
            return refuse(
                "Expected “=” and a value, or “;”, behind the key “\(StringsFault.shortened(key.text))”.",
                at: key.range.upperBound..<key.range.upperBound, key: key.text)
        }
        refuse(
            "Expected “=” or “;” behind the key, found \(StringsFault.found(scanner.bytes, at: start))."
                + (key.isQuoted
                    ? " A quotation mark inside a text is written “\\\"”."
                    : " A key with such characters needs quotation marks."),
            at: characterRange(at: start), key: key.text)
        scanner.skipLine()
    }

    // MARK: In a value's place

    mutating func strangerForValue(of key: StringsToken) {
        let start = scanner.offset
        guard let byte = scanner.byte, let scalar = scalar(at: start) else { return }
        if StringsFault.curlyQuotes.contains(scalar) {
            refuse(
                curlyMessage(scalar) + "",
                at: start..<start + String(scalar).utf8.count, key: key.text)
            return readCurlyValue(of: key)
        }
        if byte == UInt8(ascii: ";") {
            refuse("Expected a value between “=” and “;”.", at: start..<start, key: key.text)
            scanner.offset += 1
        } else if byte == UInt8(ascii: "@"), scanner.has("@\"", at: start) {
            refuse(
                "A text has no “@” before its quotation mark here, as it has in Objective-C.", at: start..<start + 1,
                key: key.text)
            scanner.offset += 1
            readValue(of: key)
        } else {
            refuse(
                "Expected a text in quotation marks, found \(StringsFault.found(scanner.bytes, at: start)).",
                at: start..<start + String(scalar).utf8.count, key: key.text)
            skipToNextPair(from: start + String(scalar).utf8.count)
        }
    }

    mutating func unclosedValue(of key: StringsToken) {
        let start = scanner.offset
        refuse(
            "The text that starts here is never closed by a quotation mark.",
            at: start..<start + 1, key: key.text)
        skipToQuotedLine()
    }

    /// Reads over an array, a dictionary or data.
    mutating func readCollection(of key: StringsToken) {
        let start = scanner.offset
        let described =
            switch scanner.byte {
            case UInt8(ascii: "{"): "a dictionary"
            case UInt8(ascii: "("): "an array"
            default: "data"
            }
        var closers: [UInt8] = []
        repeat {
            skipBlanks()
            guard let byte = scanner.byte, closers.count < StringsReader.maximumDepth else {
                refuse(
                    scanner.isAtEnd
                        ? "What starts here is never closed."
                        : "Arrays and dictionaries stand more than \(StringsReader.maximumDepth) deep.",
                    at: start..<start + 1, key: key.text)
                scanner.offset = scanner.bytes.count
                return
            }
            switch byte {
            case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
            case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
            case UInt8(ascii: "<"): closers.append(UInt8(ascii: ">"))
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard readString(key: key.text) != nil else { return unclosedValue(of: key) }
                continue
            default: if byte == closers.last { closers.removeLast() }
            }
            scanner.offset += 1
        } while !closers.isEmpty
        let range = start..<scanner.offset
        append(StringsFault.noText(described, text.fileRange(range), key: key.text))
        add(key: key, value: .unusable(described), range)
        if !passSemicolon() { missingSemicolon(at: range.upperBound, key: key) }
    }

    // MARK: Behind a value

    /// Takes the semicolon behind a value, or explains why there is none.
    mutating func finishPair(_ key: StringsToken, _ value: StringsToken) {
        if passSemicolon() { return add(key: key, value: .text(value.text), value.range) }
        let isOnLine = !scanner.hasLineEnd(in: value.range.upperBound..<scanner.offset)
        let firstLine = scanner.endOfLine(from: value.range.lowerBound)
        if scanner.isAtEnd || !isOnLine {
            add(key: key, value: .text(value.text), value.range)
            missingSemicolon(at: value.range.upperBound, key: key)
        } else if value.isQuoted, firstLine < value.range.upperBound {
            refuse(
                "The text that starts here is not closed on its line, and runs on to the next quotation mark.",
                at: value.range.lowerBound..<value.range.lowerBound + 1, key: key.text)
            add(
                key: key, value: .text(scanner.text(value.range.lowerBound + 1..<firstLine)),
                value.range.lowerBound..<firstLine)
            scanner.offset = firstLine
        } else if startsPair() {
            add(key: key, value: .text(value.text), value.range)
            missingSemicolon(at: value.range.upperBound, key: key)
        } else {
            unexpectedText(key, value)
        }
    }

    private mutating func passSemicolon() -> Bool {
        skipBlanks()
        guard scanner.byte == UInt8(ascii: ";") else { return false }
        scanner.offset += 1
        return true
    }

    private mutating func missingSemicolon(at offset: Int, key: StringsToken) {
        refuse(
            "Expected “;” behind the value of “\(StringsFault.shortened(key.text))”.",
            at: offset..<offset, key: key.text)
    }

    /// Whether what follows is a key with “=”, so that only a semicolon is missing before it.
    private func startsPair() -> Bool {
        var ahead = scanner
        guard ahead.isAtString, ahead.byte == UInt8(ascii: "\""), ahead.readString(odd: { _, _ in }) != nil else {
            return false
        }
        return ahead.skipBlanks() == nil && ahead.byte == UInt8(ascii: "=")
    }

    /// More text behind a value on its line: the quotation mark before it was meant as part of the text, or quotation
    /// marks are missing altogether.
    private mutating func unexpectedText(_ key: StringsToken, _ value: StringsToken) {
        let start = scanner.offset
        let lineEnd = scanner.endOfLine(from: start)
        var end = lineEnd
        while end > start, scanner.bytes[end - 1] != UInt8(ascii: ";") { end -= 1 }
        if value.isQuoted {
            refuse(
                "This quotation mark ends the text, but more follows: \(StringsFault.found(scanner.bytes, at: start)) "
                    + "stands where “;” was expected. A quotation mark inside a text is written “\\\"”.",
                at: value.range.upperBound - 1..<value.range.upperBound, key: key.text)
        } else {
            refuse(
                "Expected “;” behind “\(value.text)”, found \(StringsFault.found(scanner.bytes, at: start)). A text with other "
                    + "characters than letters, digits and “_$/:.-” needs quotation marks.",
                at: characterRange(at: start),
                key: key.text)
        }
        let whole = value.range.lowerBound..<(end > start ? end - 1 : lineEnd)
        let quotes =
            value.isQuoted && whole.count > 1 && scanner.bytes[whole.upperBound - 1] == scanner.bytes[whole.lowerBound]
        let inner =
            value.isQuoted
            ? whole.lowerBound + 1..<max(whole.lowerBound + 1, whole.upperBound - (quotes ? 1 : 0)) : whole
        add(key: key, value: .text(scanner.text(inner)), whole)
        scanner.offset = end > start ? end : lineEnd
    }

    // MARK: Typographic quotation marks

    private func curlyMessage(_ scalar: Unicode.Scalar) -> String {
        "\(scalar) is a typographic quotation mark (U+\(String(scalar.value, radix: 16, uppercase: true))); a text stands "
            + "between straight ones, \". Text editors put such marks in by themselves."
    }

    /// Reads a key in typographic marks and its value as if they were straight ones.
    private mutating func readCurlyPair() {
        guard let key = readCurlyText() else { return scanner.skipLine() }
        skipBlanks()
        guard scanner.byte == UInt8(ascii: "=") else { return skipToNextPair(from: scanner.offset) }
        scanner.offset += 1
        skipBlanks()
        if let scalar = scalar(at: scanner.offset), StringsFault.curlyQuotes.contains(scalar) {
            readCurlyValue(of: key)
        } else {
            readValue(of: key)
        }
    }

    private mutating func readCurlyValue(of key: StringsToken) {
        guard let value = readCurlyText() else { return scanner.skipLine() }
        add(key: key, value: .text(value.text), value.range)
        if !passSemicolon() { skipToNextPair(from: scanner.offset) }
    }

    /// A text from a typographic mark to the last such mark, or straight one, before “=” or “;” on its line.
    private mutating func readCurlyText() -> StringsToken? {
        guard let mark = scalar(at: scanner.offset) else { return nil }
        let start = scanner.offset
        let inner = start + String(mark).utf8.count
        let lineEnd = scanner.endOfLine(from: inner)
        var place = inner
        while place < lineEnd, let scalar = scalar(at: place) {
            let width = String(scalar).utf8.count
            if StringsFault.curlyQuotes.contains(scalar) || scalar == "\"", isFollowedByMark(place + width, lineEnd) {
                scanner.offset = place + width
                return StringsToken(text: scanner.text(inner..<place), range: start..<place + width, isQuoted: true)
            }
            place += width
        }
        return nil
    }

    private func isFollowedByMark(_ offset: Int, _ end: Int) -> Bool {
        var place = offset
        while place < end, scanner.bytes[place] == 0x20 || scanner.bytes[place] == 0x09 { place += 1 }
        return place >= end || scanner.bytes[place] == UInt8(ascii: "=") || scanner.bytes[place] == UInt8(ascii: ";")
    }

    // MARK: Going on

    /// Moves behind the next semicolon on the line, or to the line's end.
    private mutating func skipToNextPair(from start: Int) {
        let end = scanner.endOfLine(from: start)
        var place = start
        while place < end, scanner.bytes[place] != UInt8(ascii: ";") { place += 1 }
        scanner.offset = place < end ? place + 1 : end
    }

    /// Moves to the next line that starts with a quotation mark, where a pair is likely to start.
    private mutating func skipToQuotedLine() {
        repeat {
            scanner.skipLine()
            scanner.skipBlankLines()
        } while !scanner.isAtEnd && scanner.byte != UInt8(ascii: "\"")
    }

    private func characterRange(at offset: Int) -> Range<Int> {
        offset..<offset + (scalar(at: offset).map { String($0).utf8.count } ?? 0)
    }

    private func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset < scanner.bytes.count else { return nil }
        let end = min(offset + 4, scanner.bytes.count)
        return String(decoding: UnsafeBufferPointer(rebasing: scanner.bytes[offset..<end]), as: UTF8.self)
            .unicodeScalars
            .first
    }
}
