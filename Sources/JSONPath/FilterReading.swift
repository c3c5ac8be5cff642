import SourceTree

extension QueryParser {
    /// Reads a filter selector (RFC 9535, section 2.3.5), from its question mark.
    mutating func readFilter() throws(SyntaxFault) -> Selector {
        let start = scanner.index
        scanner.advance()
        return .filter(
            try nested(at: start) { parser throws(SyntaxFault) in
                parser.scanner.skipBlanks()
                return try parser.readAlternatives()
            })
    }

    private mutating func readAlternatives() throws(SyntaxFault) -> Condition {
        var conditions = [try readConjunction()]
        while skipOperator("||") { conditions.append(try readConjunction()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func readConjunction() throws(SyntaxFault) -> Condition {
        var conditions = [try readBasicCondition()]
        while skipOperator("&&") { conditions.append(try readBasicCondition()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    /// Steps over blanks, the operator and blanks, or over nothing.
    private mutating func skipOperator(_ text: StaticString) -> Bool {
        let before = scanner.index
        scanner.skipBlanks()
        guard scanner.skip(text) else {
            scanner.rewind(to: before)
            return false
        }
        scanner.skipBlanks()
        return true
    }

    private mutating func readBasicCondition() throws(SyntaxFault) -> Condition {
        let start = scanner.index
        if scanner.current == UInt8(ascii: "!"), scanner.next != UInt8(ascii: "=") {
            scanner.advance()
            scanner.skipBlanks()
            return .not(try readNegated(mark: start))
        }
        if scanner.current == UInt8(ascii: "(") { return try readParenthesized() }
        let term = try readTerm()
        guard let relation = try readRelation() else { return try condition(of: term) }
        let left = try operand(of: term)
        let right = try operand(of: try readTerm())
        return .comparison(Comparison(left: left, relation: relation, right: right))
    }

    private mutating func readNegated(mark: Int) throws(SyntaxFault) -> Condition {
        if scanner.current == UInt8(ascii: "!") {
            throw SyntaxFault(
                "“!” may not stand twice; take both away: a path by itself asks whether it exists.",
                at: mark..<scanner.index + 1)
        }
        if scanner.current == UInt8(ascii: "(") { return try readParenthesized() }
        let negated = try condition(of: try readTerm())
        if try readRelation() != nil {
            throw SyntaxFault(
                "“!” negates a test, not a comparison; write !(…) around it, or turn the operator around.",
                at: mark..<mark + 1)
        }
        return negated
    }

    private mutating func readParenthesized() throws(SyntaxFault) -> Condition {
        let start = scanner.index
        scanner.advance()
        let condition = try nested(at: start) { parser throws(SyntaxFault) in
            parser.scanner.skipBlanks()
            return try parser.readAlternatives()
        }
        scanner.skipBlanks()
        guard !scanner.isAtEnd else {
            throw SyntaxFault("The parenthesis “(” is never closed; expected “)”.", at: start..<scanner.index)
        }
        guard scanner.skip(")") else { throw explainConditionEnd(expectation: "“&&”, “||” or “)”") }
        return condition
    }

    // MARK: Comparisons

    /// Reads a comparison operator with the blanks around it; nil, having read nothing, when none comes.
    private mutating func readRelation() throws(SyntaxFault) -> Comparison.Relation? {
        let before = scanner.index
        scanner.skipBlanks()
        guard let relation = try readOperator() else {
            scanner.rewind(to: before)
            return nil
        }
        scanner.skipBlanks()
        return relation
    }

    private mutating func readOperator() throws(SyntaxFault) -> Comparison.Relation? {
        let start = scanner.index
        if scanner.continues(with: "===") || scanner.continues(with: "!==") {
            guard allowsRuleSetForms else {
                let operation = scanner.text(start..<start + 2)
                throw SyntaxFault(
                    "The operator is “\(operation)”; values of two types are never equal.", at: start..<start + 3)
            }
            let relation: Comparison.Relation = scanner.current == UInt8(ascii: "!") ? .unequal : .equal
            scanner.advance(by: 3)
            return relation
        }
        if scanner.skip("==") { return .equal }
        if scanner.skip("!=") { return .unequal }
        if scanner.skip("<=") { return .lessOrEqual }
        if scanner.skip(">=") { return .greaterOrEqual }
        if scanner.skip("<") { return .less }
        if scanner.skip(">") { return .greater }
        return nil
    }

    // MARK: Terms

    /// Reads a literal, a query or a function call.
    mutating func readTerm() throws(SyntaxFault) -> Term {
        let start = scanner.index
        guard let byte = scanner.current else { throw explainTerm() }
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            let text = try scanner.readString()
            return Term(.literal(.string(text)), start..<scanner.index)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let number = try scanner.readNumber()
            return Term(.literal(.number(number)), start..<scanner.index)
        case UInt8(ascii: "@"), UInt8(ascii: "$"): return try readPath()
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            return try readWord()
        default: throw explainTerm()
        }
    }

    private mutating func readPath() throws(SyntaxFault) -> Term {
        let start = scanner.index
        let origin: Path.Origin = scanner.current == UInt8(ascii: "@") ? .current : .root
        scanner.advance()
        if origin == .current, scanner.current.map(QueryScanner.startsName) == true {
            let word = scanner.token(at: scanner.index)
            guard allowsRuleSetForms, scanner.text(word) == "property" else { throw explainAtWord(word) }
            scanner.advance(by: word.count)
            let term = Term(.property, start..<scanner.index)
            if let fault = explainBehindProperty(term) { throw fault }
            return term
        }
        let steps = try readSegments(inFilter: true)
        let term = Term(.path(Path(origin: origin, steps: steps)), start..<scanner.index)
        if let fault = explainBehindPath(term) { throw fault }
        return term
    }

    private mutating func readWord() throws(SyntaxFault) -> Term {
        let word = scanner.token(at: scanner.index)
        if scanner.byte(at: word.upperBound) == UInt8(ascii: "(") { return try readCall() }
        let literal: Literal
        switch scanner.text(word) {
        case "true": literal = .boolean(true)
        case "false": literal = .boolean(false)
        case "null": literal = .null
        default: throw explainWord(word)
        }
        scanner.advance(by: word.count)
        return Term(.literal(literal), word)
    }
}
