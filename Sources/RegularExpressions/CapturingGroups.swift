/// The capturing groups of a pattern, found before it is translated, since a reference may stand before its group.
struct CapturingGroups {
    private(set) var count = 0
    /// The number of each named group, from 1.
    private(set) var numbers: [String: Int] = [:]

    init(_ reader: PatternReader) throws(RegularExpressionFault) {
        var reader = reader
        var isInClass = false
        while let scalar = reader.next() {
            switch scalar {
            case "\\": _ = reader.next()
            case "[": isInClass = true
            case "]": isInClass = false
            case "(" where !isInClass: try readOpening(&reader)
            default: break
            }
        }
    }

    private mutating func readOpening(_ reader: inout PatternReader) throws(RegularExpressionFault) {
        guard reader.peek == "?" else {
            count += 1
            return
        }
        guard reader.peek(1) == "<", reader.peek(2) != "=", reader.peek(2) != "!" else { return }
        let offset = reader.offset - 1
        _ = reader.skip("?<")
        guard let name = reader.take(upTo: ">"), CapturingGroups.isName(name) else {
            throw RegularExpressionFault(
                .syntax, "A group's name starts with a letter, $ or _ and ends with “>”, as in (?<year>...).",
                at: offset)
        }
        count += 1
        if numbers.updateValue(count, forKey: name) != nil {
            throw RegularExpressionFault(.syntax, "Two groups have the name “\(name)”; rename one.", at: offset)
        }
    }

    private static func isName(_ text: String) -> Bool {
        for (position, scalar) in text.unicodeScalars.enumerated() {
            let isStart = scalar.properties.isIDStart || scalar == "$" || scalar == "_"
            guard isStart || (position > 0 && scalar.properties.isIDContinue) else { return false }
        }
        return !text.isEmpty
    }
}
