extension FormatString {
    /// What a device shows for the text with these string arguments.
    ///
    /// The formatter fetches the arguments in order, and only those that a specifier names: `%2$@` alone shows the first
    /// one. One that is missing shows as `(null)`. What comes out of a specifier that a string cannot fill depends on
    /// what lies in memory; its place is marked by a word in angle quotation marks.
    public func rendered(with arguments: [String]) -> String {
        if isShownEmpty { return "" }
        let bytes = Array(text.utf8)
        let fetched = fetchedValues(arguments)
        var result = ""
        for piece in pieces {
            switch piece {
            case .literal(let range): result += String(decoding: bytes[range], as: UTF8.self)
            case .replaced(let text): result += text
            case .specifier(let index):
                let specifier = specifiers[index]
                result += FormatString.shown(specifier.conversion, fetched[specifier.argument] ?? nil)
            }
        }
        return result
    }

    /// For each argument number in use, the value that the formatter takes for it.
    private func fetchedValues(_ arguments: [String]) -> [Int: String?] {
        var fetched: [Int: String?] = [:]
        let highest = highestFetchedArgument
        for (place, number) in usedArguments.enumerated() where number <= highest {
            fetched[number] = place < arguments.count ? arguments[place] : nil
        }
        return fetched
    }

    private static func shown(_ conversion: FormatConversion, _ value: String?) -> String {
        switch conversion {
        case .object: value ?? "(null)"
        case .variable: value ?? "(null)"
        case .integer, .pointer: "‹meaningless number›"
        case .double: "0.000000"
        case .character: "‹meaningless character›"
        case .text: "‹whatever lies in memory›"
        case .nothing: ""
        }
    }
}
