/// The grammar of I-Regexp (RFC 9485, section 3), the interoperable subset that JSONPath's `match` and `search` take.
struct IRegexpGrammar {
    private var reader: PatternReader

    /// Throws a fault of the kind `syntax` where the pattern is none.
    static func check(_ pattern: String) throws(RegularExpressionFault) {
        var grammar = IRegexpGrammar(reader: PatternReader(pattern))
        try grammar.readAll()
    }

    private mutating func readAll() throws(RegularExpressionFault) {
        var depth = 0
        while let scalar = reader.peek {
            let offset = reader.offset
            _ = reader.next()
            switch scalar {
            case "|": break
            case "(": depth += 1
            case ")":
                depth -= 1
                if depth < 0 { throw fault("this parenthesis closes nothing", offset) }
                try readQuantifier()
            case "[":
                try readClass(offset)
                try readQuantifier()
            case "\\":
                try readEscape(offset, allowsCategory: true)
                try readQuantifier()
            case "*", "+", "?", "{", "}", "]": throw fault("“\(scalar)” cannot stand here", offset)
            default: try readQuantifier()
            }
        }
        if depth > 0 { throw fault("a parenthesis is not closed", reader.offset) }
    }

    private mutating func readQuantifier() throws(RegularExpressionFault) {
        let offset = reader.offset
        switch reader.peek {
        case "*", "+", "?": _ = reader.next()
        case "{":
            _ = reader.next()
            let least = reader.takeDigits()
            if reader.skip(",") { _ = reader.takeDigits() }
            guard !least.isEmpty, reader.skip("}") else { throw fault("the bounds are not complete", offset) }
        default: break
        }
    }

    private mutating func readEscape(_ offset: Int, allowsCategory: Bool) throws(RegularExpressionFault) {
        switch reader.next() {
        case "(", ")", "*", "+", "-", ".", "?", "[", "\\", "]", "^", "n", "r", "t", "{", "|", "}": return
        case "p" where allowsCategory, "P" where allowsCategory:
            guard reader.skip("{"), let category = reader.take(upTo: "}"), IRegexpGrammar.categories.contains(category)
            else { throw fault("\\p wants a general category, as in \\p{Lu}", offset) }
        default: throw fault("no such escape exists", offset)
        }
    }

    private mutating func readClass(_ offset: Int) throws(RegularExpressionFault) {
        _ = reader.skip("^")
        var isFirst = true
        repeat {
            try readMember(of: offset, isFirst: isFirst)
            isFirst = false
        } while !reader.skip("]")
    }

    /// One character, range or category; a dash only first or last.
    private mutating func readMember(of offset: Int, isFirst: Bool) throws(RegularExpressionFault) {
        if reader.peek == "-" {
            guard isFirst || reader.peek(1) == "]" else {
                throw fault("a dash must stand first or last", reader.offset)
            }
            _ = reader.next()
            return
        }
        if reader.peek == "\\", reader.peek(1) == "p" || reader.peek(1) == "P" {
            let start = reader.offset
            _ = reader.next()
            return try readEscape(start, allowsCategory: true)
        }
        try readClassCharacter(of: offset)
        if reader.peek == "-", reader.peek(1) != "]" {
            _ = reader.next()
            try readClassCharacter(of: offset)
        }
    }

    private mutating func readClassCharacter(of offset: Int) throws(RegularExpressionFault) {
        let start = reader.offset
        guard let scalar = reader.next() else { throw fault("a bracket is not closed", offset) }
        switch scalar {
        case "-", "[", "]": throw fault("“\(scalar)” cannot stand here in brackets", start)
        case "\\": try readEscape(start, allowsCategory: false)
        default: return
        }
    }

    private func fault(_ reason: String, _ offset: Int) -> RegularExpressionFault {
        RegularExpressionFault(.syntax, "The pattern is no I-Regexp (RFC 9485): \(reason).", at: offset)
    }

    private static let categories: Set<String> = [
        "L", "Ll", "Lm", "Lo", "Lt", "Lu", "M", "Mc", "Me", "Mn", "N", "Nd", "Nl", "No", "P", "Pc", "Pd", "Pe", "Pf",
        "Pi", "Po", "Ps", "Z", "Zl", "Zp", "Zs", "S", "Sc", "Sk", "Sm", "So", "C", "Cc", "Cf", "Cn", "Co",
    ]
}
