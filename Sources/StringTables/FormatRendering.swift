extension FormatString {
    /// What a device shows for the text with these string arguments.
    ///
    /// The formatter fetches the arguments in order, and only those that a specifier names: `%2$@` alone shows the first
    /// one. One that is missing shows as `(null)`. What comes out of a specifier that a string cannot fill depends on
    /// what lies in memory; its place is marked by a word in angle quotation marks.
    public func rendered(with arguments: [String]) -> String {
        renderedPieces(with: arguments).map(\.text).joined()
    }

    /// The same, taken apart by where each stretch comes from; neighbouring stretches of the text itself are one.
    public func renderedPieces(with arguments: [String]) -> [RenderedPiece] {
        renderedPieces(with: arguments, fetched: fetchedPlaces())
    }

    /// - Parameter fetched: for each argument's number in use, which of the sent ones it shows, counted from 0.
    func renderedPieces(with arguments: [String], fetched: [Int: Int]) -> [RenderedPiece] {
        if isShownEmpty { return [] }
        let bytes = Array(text.utf8)
        var result: [RenderedPiece] = []
        var literal = ""
        for piece in pieces {
            switch piece {
            case .literal(let range): literal += String(decoding: bytes[range], as: UTF8.self)
            case .replaced(let text): literal += text
            case .specifier(let index):
                let specifier = specifiers[index]
                guard let shown = FormatString.shown(specifier, fetched, arguments) else { continue }
                if !literal.isEmpty { result.append(RenderedPiece(literal)) }
                literal = ""
                result.append(shown)
            }
        }
        return literal.isEmpty ? result : result + [RenderedPiece(literal)]
    }

    /// For each argument number in use, the place of the value that the formatter takes for it.
    private func fetchedPlaces() -> [Int: Int] {
        var fetched: [Int: Int] = [:]
        let highest = highestFetchedArgument
        for (place, number) in usedArguments.enumerated() where number <= highest { fetched[number] = place }
        return fetched
    }

    private static func shown(
        _ specifier: FormatSpecifier, _ fetched: [Int: Int], _ arguments: [String]
    ) -> RenderedPiece? {
        switch specifier.conversion {
        case .object, .variable:
            guard let place = fetched[specifier.argument], place < arguments.count else {
                return RenderedPiece("(null)", .missing)
            }
            return RenderedPiece(arguments[place], .argument(place + 1))
        case .integer, .pointer: return RenderedPiece("‹meaningless number›", .meaningless)
        case .double: return RenderedPiece("0.000000", .meaningless)
        case .character: return RenderedPiece("‹meaningless character›", .meaningless)
        case .text: return RenderedPiece("‹whatever lies in memory›", .meaningless)
        case .nothing: return nil
        }
    }
}
