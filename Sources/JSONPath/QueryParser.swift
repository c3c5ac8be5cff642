import SourceTree

/// Reads a query's text into steps. Nesting and the number of segments are limited, so that recursion is bounded.
struct QueryParser {
    let dialect: JSONPathDialect
    var scanner: QueryScanner
    private(set) var hasParentSegment = false
    private var segments = 0
    private var depth = 0

    init(_ text: String, dialect: JSONPathDialect) {
        self.dialect = dialect
        scanner = QueryScanner(text)
    }

    var allowsRuleSetForms: Bool { dialect == .ruleSets }

    /// Reads the whole query, and whether it ends in `~`.
    mutating func readQuery() throws(SyntaxFault) -> (path: Path, selectsKeys: Bool) {
        guard scanner.skip("$") else { throw wrongStart() }
        let steps = try readSegments(inFilter: false)
        let selectsKeys = try readKeyMark(hasSteps: !steps.isEmpty)
        guard scanner.isAtEnd else { throw wrongEnd() }
        return (Path(origin: .root, steps: steps), selectsKeys)
    }

    private func wrongStart() -> SyntaxFault {
        let start = scanner.index
        if scanner.isAtEnd { return SyntaxFault("The query is empty; the shortest one is “$”.", at: 0..<0) }
        if scanner.current.map(QueryScanner.isBlank) == true {
            return SyntaxFault("A query starts with “$”, without \(scanner.found(at: start)) before it.", at: 0..<1)
        }
        return scanner.expected("“$” at the start of the query")
    }

    private func wrongEnd() -> SyntaxFault {
        let start = scanner.index
        if scanner.bytes[start...].allSatisfy(QueryScanner.isBlank) {
            return SyntaxFault(
                "The query ends with \(scanner.found(at: start)); take it away.", at: start..<scanner.bytes.count)
        }
        let behindBlanks = start + scanner.bytes[start...].prefix(while: QueryScanner.isBlank).count
        return explainSegment(at: behindBlanks) ?? scanner.expected("“.”, “..” or “[”", at: behindBlanks)
    }

    private mutating func readKeyMark(hasSteps: Bool) throws(SyntaxFault) -> Bool {
        let before = scanner.index
        scanner.skipBlanks()
        guard allowsRuleSetForms, scanner.current == UInt8(ascii: "~") else {
            scanner.rewind(to: before)
            return false
        }
        let place = scanner.index..<scanner.index + 1
        guard hasSteps else {
            throw SyntaxFault("“$” has no key, so “~” cannot follow it; write “$.*~” for the keys inside.", at: place)
        }
        scanner.advance()
        guard scanner.isAtEnd else {
            throw SyntaxFault("“~” selects keys, which hold nothing, so nothing may follow it.", at: place)
        }
        return true
    }

    // MARK: Limits

    /// Reads something one level deeper.
    mutating func nested<Result>(
        at start: Int, _ read: (inout QueryParser) throws(SyntaxFault) -> Result
    ) throws(SyntaxFault) -> Result {
        guard depth < JSONPathQuery.maximumNesting else {
            throw SyntaxFault(
                "Filters, parentheses and calls are nested more than \(JSONPathQuery.maximumNesting) deep; "
                    + "split the query.", at: start..<start + 1)
        }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func countSegment(at start: Int) throws(SyntaxFault) {
        segments += 1
        guard segments <= JSONPathQuery.maximumSegments else {
            throw SyntaxFault(
                "The query has more than \(JSONPathQuery.maximumSegments) segments; split it.", at: start..<start + 1)
        }
    }

    // MARK: Segments

    /// Reads segments as long as they come (RFC 9535, section 2.5). Blanks that no segment follows are not read.
    mutating func readSegments(inFilter: Bool) throws(SyntaxFault) -> [Step] {
        var steps: [Step] = []
        while true {
            let before = scanner.index
            scanner.skipBlanks()
            let start = scanner.index
            guard let step = try readSegment(inFilter: inFilter) else {
                scanner.rewind(to: before)
                return steps
            }
            try countSegment(at: start)
            steps.append(step)
        }
    }

    private mutating func readSegment(inFilter: Bool) throws(SyntaxFault) -> Step? {
        switch scanner.current {
        case UInt8(ascii: "["): return QueryParser.child(try readBracketed())
        case UInt8(ascii: "."):
            if scanner.skip("..") { return .descendants(try readBehindDots(inFilter: inFilter)) }
            scanner.advance()
            if scanner.current == UInt8(ascii: "[") {
                guard allowsRuleSetForms else {
                    throw SyntaxFault(
                        "A dot before “[” is one too many; take it away, or write “..[” for every depth.",
                        at: scanner.index - 1..<scanner.index)
                }
                // Spectral's engines take the form for a descent to every depth.
                return .descendants(try readBracketed())
            }
            return QueryParser.child([try readDotted(behind: ".", inFilter: inFilter)])
        case UInt8(ascii: "^") where allowsRuleSetForms:
            scanner.advance()
            hasParentSegment = true
            return .parent
        default: return nil
        }
    }

    private mutating func readBehindDots(inFilter: Bool) throws(SyntaxFault) -> [Selector] {
        scanner.current == UInt8(ascii: "[") ? try readBracketed() : [try readDotted(behind: "..", inFilter: inFilter)]
    }

    private static func child(_ selectors: [Selector]) -> Step {
        guard selectors.count == 1 else { return .children(selectors) }
        switch selectors[0] {
        case .name(let name): return .member(name)
        case .index(let index): return .element(index)
        case .wildcard, .slice, .filter: return .children(selectors)
        }
    }

    /// Reads a wildcard or a name behind one or two dots.
    private mutating func readDotted(behind dots: String, inFilter: Bool) throws(SyntaxFault) -> Selector {
        if scanner.skip("*") { return .wildcard }
        if let name = readBareName(inFilter: inFilter) {
            try refuseRestOfName(behind: name, inFilter: inFilter)
            return .name(name)
        }
        throw explainName(behind: dots)
    }

    /// Reads a name without quotes; nil when none comes.
    mutating func readBareName(inFilter: Bool) -> String? {
        let start = scanner.index
        guard allowsRuleSetForms else {
            guard scanner.current.map(QueryScanner.startsName) == true else { return nil }
            scanner.skip(while: QueryScanner.continuesName)
            return scanner.text(start..<scanner.index)
        }
        guard startsRuleSetName() else { return nil }
        while let byte = scanner.current {
            let isHyphen = byte == UInt8(ascii: "-")
            // In a filter, “-” before a digit is an attempt to compute.
            let belongs =
                isHyphen
                ? scanner.next.map(inFilter ? QueryScanner.startsName : QueryScanner.continuesName) == true
                : QueryScanner.continuesName(byte) || byte == UInt8(ascii: "$")
            guard belongs else { break }
            scanner.advance()
        }
        return scanner.text(start..<scanner.index)
    }

    /// Whether a name follows: one that the standard allows, one with `$` in front, or digits with letters behind them.
    private func startsRuleSetName() -> Bool {
        var offset = scanner.index
        while let byte = scanner.byte(at: offset), QueryScanner.isDigit(byte) || byte == UInt8(ascii: "$") {
            offset += 1
        }
        return scanner.byte(at: offset).map(QueryScanner.startsName) == true
    }

    /// Names the mistake of writing a name with a hyphen or dollar sign behind a dot, which only rule sets may.
    private func refuseRestOfName(behind name: String, inFilter: Bool) throws(SyntaxFault) {
        guard !allowsRuleSetForms, let byte = scanner.current, let following = scanner.next,
            byte == UInt8(ascii: "-") || byte == UInt8(ascii: "$"),
            inFilter ? QueryScanner.startsName(following) : QueryScanner.continuesName(following)
        else { return }
        let rest = scanner.index..<scanner.token(at: scanner.index + 1).upperBound
        throw SyntaxFault(
            "A name with “\(Character(Unicode.Scalar(byte)))” stands in brackets and quotes: "
                + "['\(name)\(scanner.text(rest))'].", at: rest)
    }
}
