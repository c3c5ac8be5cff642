import SourceTree

extension QueryParser {
    /// The mistake at a place where a segment or the end was expected; nil when it is none that is known.
    func explainSegment(at start: Int) -> SyntaxFault? {
        let place = scanner.token(at: start)
        guard let byte = scanner.byte(at: start) else { return nil }
        switch byte {
        case UInt8(ascii: "~") where !allowsRuleSetForms:
            return SyntaxFault("“~” for keys is not part of RFC 9535, only of rule sets.", at: place)
        case UInt8(ascii: "^") where !allowsRuleSetForms:
            return SyntaxFault("“^” for the parent is not part of RFC 9535, only of rule sets.", at: place)
        case UInt8(ascii: "]"): return SyntaxFault("This “]” closes nothing; take it away.", at: place)
        case UInt8(ascii: "("):
            return SyntaxFault(
                "A path cannot be called; functions such as length(…) stand in filters: [?length(@.name) > 3].",
                at: place)
        case _ where QueryScanner.startsName(byte) && !scanner.isCurlyQuote(at: start):
            let word = scanner.text(place)
            return SyntaxFault("A dot is missing before “\(word)”; write “.\(word)”.", at: place)
        default: return nil
        }
    }

    /// The mistake behind one or two dots where no name comes.
    func explainName(behind dots: String) -> SyntaxFault {
        let start = scanner.index
        guard let byte = scanner.current else {
            let advice = dots == ".." ? "a name, “*” or “[”" : "a name or “*”"
            return SyntaxFault("The query ends behind “\(dots)”; expected \(advice).", at: start..<start)
        }
        switch byte {
        case _ where QueryScanner.isBlank(byte):
            return SyntaxFault(
                "Nothing may stand between “\(dots)” and the name; take away \(scanner.found(at: start)).",
                at: start..<start + 1)
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            return SyntaxFault(
                "A name in quotes stands in brackets: \(dots == "." ? "" : dots)['name'].", at: start..<start + 1)
        case _ where QueryScanner.isDigit(byte):
            let word = scanner.text(scanner.token(at: start))
            return SyntaxFault(
                "A name may not start with a digit here; write ['\(word)'] for a name or [0] for an index.",
                at: scanner.token(at: start))
        case UInt8(ascii: "."): return SyntaxFault("There are at most two dots in a row.", at: start..<start + 1)
        case UInt8(ascii: "@"):
            return SyntaxFault(
                "Functions and types behind “@” cannot be asked for here; use a filter such as [?length(@) > 0].",
                at: start..<start + 1)
        default:
            return SyntaxFault(
                "Expected a name or “*” behind “\(dots)”, found \(scanner.found(at: start)). A name with other "
                    + "characters stands in brackets: ['name'].", at: scanner.token(at: start))
        }
    }
}
