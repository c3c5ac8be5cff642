import SourceTree

/// The type rules of RFC 9535, section 2.4.3.
extension QueryParser {
    /// A term that stands by itself, as a condition.
    func condition(of term: Term) throws(SyntaxFault) -> Condition {
        switch term.content {
        case .path(let path): return .exists(path)
        case .property: return .hasProperty
        case .test(let test): return .pattern(test)
        case .literal:
            throw SyntaxFault(
                "\(scanner.text(term.range)) by itself is no condition; compare it with something.", at: term.range)
        case .value:
            throw SyntaxFault(
                "The result of \(scanner.text(term.range)) is a value, not a condition; compare it with something.",
                at: term.range)
        }
    }

    /// A term that stands where one value is wanted: in a comparison, or as an argument.
    func operand(of term: Term) throws(SyntaxFault) -> Operand {
        switch term.content {
        case .literal(let literal): return .literal(literal)
        case .property: return .property
        case .value(let operand): return operand
        case .path(let path):
            guard path.isSingular else {
                let text = scanner.text(term.range)
                throw SyntaxFault(
                    "\(text) can select several values where one is wanted; write value(\(text)) if there is only "
                        + "one, or count(\(text)) for their number.", at: term.range)
            }
            if let fault = explainLength(term, path) { throw fault }
            return .path(path)
        case .test:
            throw SyntaxFault(
                "\(scanner.text(term.range)) is a condition, not a value; let it stand by itself, or put “!” before "
                    + "it.", at: term.range)
        }
    }

    /// A term that stands where any number of values is wanted.
    func nodes(of term: Term, for function: FunctionName) throws(SyntaxFault) -> Path {
        guard case .path(let path) = term.content else {
            throw SyntaxFault(
                "\(function.rawValue)() wants a query that starts with “@” or “$”, not \(scanner.text(term.range)).",
                at: term.range)
        }
        return path
    }
}
