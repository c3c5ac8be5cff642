import SourceTree

extension QueryParser {
    /// Reads selectors in brackets (RFC 9535, section 2.5.1).
    mutating func readBracketed() throws(SyntaxFault) -> [Selector] {
        let start = scanner.index
        scanner.advance()
        var selectors: [Selector] = []
        repeat {
            scanner.skipBlanks()
            selectors.append(try readSelector(isFirst: selectors.isEmpty, bracket: start))
            scanner.skipBlanks()
        } while scanner.skip(",")
        guard scanner.skip("]") else { throw explainSelectorEnd(bracket: start, behind: selectors.last) }
        return selectors
    }

    private mutating func readSelector(isFirst: Bool, bracket: Int) throws(SyntaxFault) -> Selector {
        switch scanner.current {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return .name(try scanner.readString())
        case UInt8(ascii: "*"):
            scanner.advance()
            return .wildcard
        case UInt8(ascii: "?"): return try readFilter()
        case UInt8(ascii: ":"): return try readIndexOrSlice()
        case let byte? where QueryScanner.startsNumber(byte): return try readIndexOrSlice()
        default: break
        }
        if allowsRuleSetForms, !scanner.isCurlyQuote(at: scanner.index), let name = readBareName(inFilter: false) {
            return .name(name)
        }
        throw explainSelector(isFirst: isFirst, bracket: bracket)
    }

    // MARK: Indices

    /// Reads an index (RFC 9535, section 2.3.3) or a slice (section 2.3.4).
    private mutating func readIndexOrSlice() throws(SyntaxFault) -> Selector {
        let start = scanner.current == UInt8(ascii: ":") ? nil : try scanner.readInteger()
        let behindStart = scanner.index
        scanner.skipBlanks()
        guard scanner.skip(":") else {
            scanner.rewind(to: behindStart)
            return .index(start ?? 0)
        }
        scanner.skipBlanks()
        let end = try readSlicePart()
        scanner.skipBlanks()
        guard scanner.skip(":") else { return .slice(Slice(start: start, end: end, step: 1)) }
        scanner.skipBlanks()
        return .slice(Slice(start: start, end: end, step: try readSlicePart() ?? 1))
    }

    private mutating func readSlicePart() throws(SyntaxFault) -> Int? {
        switch scanner.current {
        case let byte? where QueryScanner.startsNumber(byte): return try scanner.readInteger()
        case UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: ","), nil: return nil
        default: throw scanner.expected("a whole number, “:” or “]” in the slice")
        }
    }

    // MARK: Mistakes

    private func explainSelector(isFirst: Bool, bracket: Int) -> SyntaxFault {
        let start = scanner.index
        guard let byte = scanner.current else {
            return SyntaxFault("The bracket “[” is never closed; expected a selector and “]”.", at: bracket..<start)
        }
        let place = scanner.token(at: start)
        switch byte {
        case UInt8(ascii: "]"):
            return isFirst
                ? SyntaxFault(
                    "The brackets are empty; expected a name in quotes, an index, a slice, “*” or a filter.",
                    at: bracket..<start + 1)
                : SyntaxFault("A comma must have a selector behind it; take it away, or add one.", at: place)
        case UInt8(ascii: ","): return SyntaxFault("A comma must have a selector before it.", at: place)
        case UInt8(ascii: "("):
            return SyntaxFault(
                "Scripts are not run; write [-1] for the last element, [-2] for the one before it, and [?…] for a "
                    + "condition.", at: start..<scriptEnd(from: start))
        case UInt8(ascii: "@"), UInt8(ascii: "$"): return SyntaxFault("A filter starts with “?”: [?@.name].", at: place)
        case _ where scanner.isCurlyQuote(at: start):
            return SyntaxFault("Names stand in straight quotes, ' or \", not in curly ones.", at: start..<start + 3)
        case _ where QueryScanner.startsName(byte):
            let word = scanner.text(place)
            return SyntaxFault("A name in brackets stands in quotes: ['\(word)'].", at: place)
        default:
            return scanner.expected("a name in quotes, an index, a slice, “*” or a filter with “?”")
        }
    }

    /// Where the parentheses that open at an offset close, or else the query's end.
    private func scriptEnd(from start: Int) -> Int {
        var open = 0
        for offset in start..<scanner.bytes.count {
            if scanner.bytes[offset] == UInt8(ascii: "(") { open += 1 }
            if scanner.bytes[offset] == UInt8(ascii: ")") { open -= 1 }
            if open == 0 { return offset + 1 }
        }
        return scanner.bytes.count
    }

    private func explainSelectorEnd(bracket: Int, behind selector: Selector?) -> SyntaxFault {
        if scanner.isAtEnd {
            return SyntaxFault("The bracket “[” is never closed; expected “,” or “]”.", at: bracket..<scanner.index)
        }
        if case .filter? = selector { return explainConditionEnd(expectation: "“&&”, “||”, “,” or “]”") }
        if case .slice? = selector, scanner.current == UInt8(ascii: ":") {
            return SyntaxFault(
                "A slice has at most three parts, start:end:step.", at: scanner.index..<scanner.index + 1)
        }
        return scanner.expected("“,” or “]” behind the selector")
    }
}
