import SourceTree

extension QueryParser {
    /// Reads a function call (RFC 9535, section 2.4).
    mutating func readCall() throws(SyntaxFault) -> Term {
        let word = scanner.token(at: scanner.index)
        guard let function = FunctionName(rawValue: scanner.text(word)) else { throw explainFunction(word) }
        scanner.advance(by: word.count)
        let arguments = try nested(at: word.lowerBound) { parser throws(SyntaxFault) in
            try parser.readArguments(of: function, name: word)
        }
        let range = word.lowerBound..<scanner.index
        guard arguments.count == function.argumentCount else {
            let wanted = function.argumentCount == 1 ? "one argument" : "\(function.argumentCount) arguments"
            throw SyntaxFault(
                "\(function.rawValue)() takes \(wanted), not \(arguments.count): \(function.signature).", at: range)
        }
        return Term(try content(of: function, arguments), range)
    }

    private func content(of function: FunctionName, _ arguments: [Term]) throws(SyntaxFault) -> Term.Content {
        switch function {
        case .length: return .value(.length(try operand(of: arguments[0])))
        case .count: return .value(.count(try nodes(of: arguments[0], for: function)))
        case .value: return .value(.value(try nodes(of: arguments[0], for: function)))
        case .match: return .test(try patternTest(arguments, .whole))
        case .search: return .test(try patternTest(arguments, .part))
        }
    }

    private func patternTest(_ arguments: [Term], _ extent: Pattern.Extent) throws(SyntaxFault) -> PatternTest {
        let subject = try operand(of: arguments[0])
        let pattern = try operand(of: arguments[1])
        if case .literal(.string(let text)) = pattern {
            let compiled = try compile(text, extent, at: arguments[1].range)
            return PatternTest(subject: subject, pattern: .compiled(compiled), extent: extent)
        }
        return PatternTest(subject: subject, pattern: .computed(pattern), extent: extent)
    }

    /// Compiles a pattern. By the standard one that is no I-Regexp matches nothing, without a word (RFC 9535, section
    /// 2.4.6); in a rule set it can only be a mistake.
    private func compile(
        _ text: String, _ extent: Pattern.Extent, at place: Range<Int>
    ) throws(SyntaxFault) -> Pattern? {
        do {
            return try Pattern(text, extent: extent)
        } catch {
            guard allowsRuleSetForms else { return nil }
            throw SyntaxFault(
                "The pattern is no I-Regexp (RFC 9485) and would match nothing: \(error.message)", at: place)
        }
    }

    private mutating func readArguments(
        of function: FunctionName, name: Range<Int>
    ) throws(SyntaxFault) -> [Term] {
        scanner.advance()
        scanner.skipBlanks()
        var arguments: [Term] = []
        if scanner.skip(")") { return arguments }
        repeat {
            scanner.skipBlanks()
            arguments.append(try readTerm())
            scanner.skipBlanks()
        } while scanner.skip(",")
        guard !scanner.isAtEnd else {
            throw SyntaxFault(
                "The call of \(function.rawValue)() is never closed; expected “,” or “)”.",
                at: name.lowerBound..<scanner.index)
        }
        guard scanner.skip(")") else { throw scanner.expected("“,” or “)” in \(function.signature)") }
        return arguments
    }
}
