import SourceTree
import Spelling

/// Words for mistakes in filters, above all for JavaScript, which rule sets written for other tools may hold.
extension QueryParser {
    /// The mistake where a literal, a query or a function was expected.
    func explainTerm() -> SyntaxFault {
        let start = scanner.index
        guard let byte = scanner.current else {
            return SyntaxFault("The query ends in the middle of a filter; expected a condition.", at: start..<start)
        }
        switch byte {
        case UInt8(ascii: "/"):
            return SyntaxFault(
                "Patterns between slashes are not part of JSONPath; write search(@.name, 'pattern').",
                at: start..<start + 1)
        case UInt8(ascii: "+"): return SyntaxFault("A number has no plus sign; leave it out.", at: start..<start + 1)
        case UInt8(ascii: "."):
            return SyntaxFault(
                "A path in a filter starts with “@” or “$”, and a number with a digit.", at: start..<start + 1)
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            return SyntaxFault(
                "Arrays and objects cannot be written in a filter; compare single values, joined with && or ||.",
                at: start..<start + 1)
        case _ where scanner.isCurlyQuote(at: start):
            return SyntaxFault("Text stands in straight quotes, ' or \", not in curly ones.", at: start..<start + 3)
        default:
            return scanner.expected("“@”, “$”, a text in quotes, a number, true, false, null or a function")
        }
    }

    /// The mistake in a word that is neither a literal nor a call.
    func explainWord(_ word: Range<Int>) -> SyntaxFault {
        let text = scanner.text(word)
        switch text {
        case "void", "undefined", "typeof":
            return SyntaxFault(
                "“\(text)” is JavaScript; a path by itself asks whether it exists: @.name, and !@.name for the "
                    + "opposite.", at: word)
        case "not": return SyntaxFault("“not” is written “!”.", at: word)
        default: break
        }
        let lowered = text.lowercased()
        if ["true", "false", "null"].contains(lowered) {
            return SyntaxFault("“\(text)” is written in small letters: \(lowered).", at: word)
        }
        if scanner.byte(at: word.upperBound) == UInt8(ascii: ".") {
            return SyntaxFault(
                "A path in a filter starts with “@” or “$”; JavaScript such as Object.keys(@).length is written "
                    + "length(@).", at: word)
        }
        if text == "None" || text == "nil" { return SyntaxFault("“\(text)” is written “null”.", at: word) }
        if scanner.byte(at: word.upperBound).map(QueryScanner.isBlank) == true,
            opensParenthesis(behind: word.upperBound)
        {
            return SyntaxFault("No blank may stand between a function's name and “(”.", at: word)
        }
        return SyntaxFault(
            "“\(text)” has no meaning here; write @.\(text) for a member, or '\(text)' for a text.", at: word)
    }

    private func opensParenthesis(behind offset: Int) -> Bool {
        scanner.bytes[offset...].first { !QueryScanner.isBlank($0) } == UInt8(ascii: "(")
    }

    /// The mistake in the name of a function.
    func explainFunction(_ word: Range<Int>) -> SyntaxFault {
        let name = scanner.text(word)
        let names = FunctionName.allCases.map(\.rawValue)
        if let nearest = Spelling.nearest(to: name, among: names) {
            return SyntaxFault("There is no function “\(name)”; did you mean “\(nearest)”?", at: word)
        }
        return SyntaxFault("There is no function “\(name)”; there are \(names.joined(separator: ", ")).", at: word)
    }

    /// The mistake in `@word`.
    func explainAtWord(_ word: Range<Int>) -> SyntaxFault {
        let text = scanner.text(word)
        let place = word.lowerBound - 1..<word.upperBound
        switch text {
        case "property":
            return SyntaxFault("“@property” is not part of RFC 9535, only of rule sets.", at: place)
        case "parent", "parentProperty", "root", "path":
            return SyntaxFault(
                "“@\(text)” is not supported; there are “@property” for the name, “$” for the root, and "
                    + "“^” for the parent.", at: place)
        default:
            return SyntaxFault("A dot is missing; write “@.\(text)”.", at: place)
        }
    }

    /// The mistake behind a path that has been read: a method, arithmetic, or names that stand for JavaScript's types.
    func explainBehindPath(_ term: Term) -> SyntaxFault? {
        guard case .path(let path) = term.content else { return nil }
        let names = path.steps.suffix(2).map { step in
            if case .member(let name) = step { name } else { "" }
        }
        if scanner.current == UInt8(ascii: "("), names.last?.isEmpty == false {
            return explainMethod(names.last ?? "", term.range)
        }
        if allowsRuleSetForms, names == ["constructor", "name"], scanner.text(term.range).hasSuffix(".constructor.name")
        {
            return SyntaxFault(
                "Types cannot be asked for with “.constructor.name”; compare with a value, use length(), or let a "
                    + "schema check the type. For members of these names write ['constructor']['name'].",
                at: term.range)
        }
        return nil
    }

    /// The mistake of asking for a part of `@property`.
    func explainBehindProperty(_ term: Term) -> SyntaxFault? {
        guard scanner.current == UInt8(ascii: ".") || scanner.current == UInt8(ascii: "[") else { return nil }
        return SyntaxFault(
            "“@property” is a text and holds nothing; write search(@property, 'pattern') to look into it.",
            at: scanner.index..<scanner.index + 1)
    }

    private func explainMethod(_ name: String, _ range: Range<Int>) -> SyntaxFault {
        let subject = scanner.text(range).dropLast(name.utf8.count + 1)
        let place = range.lowerBound..<scanner.index + 1
        switch name {
        case "match", "test", "includes", "indexOf", "search":
            return SyntaxFault(
                "“.\(name)(…)” is JavaScript; write search(\(subject), 'pattern') in its place.", at: place)
        case "startsWith":
            return SyntaxFault(
                "“.startsWith(…)” is JavaScript; write match(\(subject), 'beginning.*') in its place.", at: place)
        case "endsWith":
            return SyntaxFault(
                "“.endsWith(…)” is JavaScript; write match(\(subject), '.*end') in its place.", at: place)
        default:
            return SyntaxFault(
                "“.\(name)(…)” is JavaScript, which is not run; there are the functions length, count, match, search "
                    + "and value.", at: place)
        }
    }

    /// The mistake of taking a member called `length` for the length, as JavaScript has it.
    func explainLength(_ term: Term, _ path: Path) -> SyntaxFault? {
        let text = scanner.text(term.range)
        guard allowsRuleSetForms, case .member("length")? = path.steps.last, text.hasSuffix(".length") else {
            return nil
        }
        let subject = text.dropLast(".length".utf8.count)
        return SyntaxFault(
            "“\(text)” would be a member called “length”; for the length write length(\(subject)), for the member "
                + "\(subject)['length'].", at: term.range)
    }

    /// The mistake behind a complete condition.
    func explainConditionEnd(expectation: String) -> SyntaxFault {
        let start = scanner.index
        guard let byte = scanner.current else { return scanner.expected(expectation) }
        if let mistaken = mistakenOperator(at: start) { return mistaken }
        switch byte {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            return SyntaxFault(
                "Filters do not compute; compare with a value that is written out.", at: start..<start + 1)
        case UInt8(ascii: "~"), UInt8(ascii: "^"):
            return explainSegment(at: start)
                ?? SyntaxFault("Keys cannot be selected with “~” in a filter; use @property.", at: start..<start + 1)
        case UInt8(ascii: "?"):
            return SyntaxFault("Filters have no “? :”; join conditions with && and ||.", at: start..<start + 1)
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"):
            return SyntaxFault(
                "Only two values are compared at a time, and never a condition; join comparisons with && or ||.",
                at: start..<start + (scanner.next == UInt8(ascii: "=") ? 2 : 1))
        default: return scanner.expected(expectation)
        }
    }

    private func mistakenOperator(at start: Int) -> SyntaxFault? {
        let next = scanner.next
        switch scanner.current {
        case UInt8(ascii: "=") where next == UInt8(ascii: "~"), UInt8(ascii: "~") where next == UInt8(ascii: "="):
            return SyntaxFault(
                "Patterns are compared with a function: search(@.name, 'pattern').", at: start..<start + 2)
        case UInt8(ascii: "=") where next != UInt8(ascii: "="):
            return SyntaxFault("Equality is written “==”.", at: start..<start + 1)
        case UInt8(ascii: "&"): return SyntaxFault("“And” is written “&&”.", at: start..<start + 1)
        case UInt8(ascii: "|"): return SyntaxFault("“Or” is written “||”.", at: start..<start + 1)
        default: break
        }
        let word = scanner.token(at: start)
        switch scanner.text(word).lowercased() {
        case "and": return SyntaxFault("“And” is written “&&”.", at: word)
        case "or": return SyntaxFault("“Or” is written “||”.", at: word)
        case "in":
            return SyntaxFault("There is no “in”; join comparisons with ||: @.a == 1 || @.a == 2.", at: word)
        default: return nil
        }
    }
}
