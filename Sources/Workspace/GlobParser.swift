/// Reads a glob as written.
struct GlobParser {
    /// How many braces may stand inside one another.
    static let maximumDepth = 16

    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ pattern: String) {
        scalars = Array(pattern.unicodeScalars)
    }

    mutating func parse() throws(GlobFault) -> [GlobPart] {
        if scalars.isEmpty { throw fault("The pattern is empty; write ** for all files.", at: 0) }
        if scalars.first == "!" {
            throw fault(
                "A pattern cannot be negated with “!”. To leave files out, name them under exclude; to match a name "
                    + "that starts so, write \\!.", at: 0)
        }
        return try sequence(depth: 0)
    }

    /// Parts up to the end, or inside braces up to a comma or the closing brace.
    private mutating func sequence(depth: Int) throws(GlobFault) -> [GlobPart] {
        var parts: [GlobPart] = []
        while index < scalars.count {
            if depth > 0, scalars[index] == "," || scalars[index] == "}" { break }
            parts.append(try part(depth: depth))
        }
        return parts
    }

    private mutating func part(depth: Int) throws(GlobFault) -> GlobPart {
        let start = index
        index += 1
        switch scalars[start] {
        case "*", "?", "+", "@", "!":
            if index < scalars.count, scalars[index] == "(" {
                throw fault(
                    "Groups such as \(scalars[start])(a|b) are not known. Write {a,b}, or \\( for a parenthesis in "
                        + "a name.", at: start)
            }
            return .element(simpleElement(scalars[start]))
        case "[": return .element(.set(try set(from: start)))
        case "{": return .choice(try alternatives(from: start, depth: depth + 1))
        case "}": throw fault("This brace closes nothing. Write \\} for a brace in a name.", at: start)
        case "\\":
            guard index < scalars.count else {
                throw fault("A backslash at the end escapes nothing. Write \\\\ for a backslash in a name.", at: start)
            }
            index += 1
            return .element(scalars[start + 1] == "/" ? .slash : .literal(scalars[start + 1].value))
        case let scalar: return .element(simpleElement(scalar))
        }
    }

    private func simpleElement(_ scalar: Unicode.Scalar) -> GlobElement {
        switch scalar {
        case "*": .star
        case "?": .one
        case "/": .slash
        default: .literal(scalar.value)
        }
    }

    private mutating func alternatives(from start: Int, depth: Int) throws(GlobFault) -> [[GlobPart]] {
        if depth > GlobParser.maximumDepth {
            throw fault("Braces are nested more than \(GlobParser.maximumDepth) deep. Use several patterns.", at: start)
        }
        var alternatives: [[GlobPart]] = []
        while true {
            alternatives.append(try sequence(depth: depth))
            guard index < scalars.count else {
                throw fault("This brace is not closed. Write {a,b}, or \\{ for a brace in a name.", at: start)
            }
            index += 1
            if scalars[index - 1] == "}" { return alternatives }
        }
    }

    // MARK: Sets

    private mutating func set(from start: Int) throws(GlobFault) -> WildcardSet {
        var set = WildcardSet()
        if index < scalars.count, scalars[index] == "!" || scalars[index] == "^" {
            set.isNegated = true
            index += 1
        }
        let first = index
        while true {
            guard index < scalars.count else {
                throw fault("This bracket is not closed. Write [abc], or \\[ for a bracket in a name.", at: start)
            }
            if scalars[index] == "]", index > first {
                index += 1
                return set
            }
            if let ranges = try characterClass() {
                set.ranges += ranges
            } else {
                set.ranges.append(try range(from: start))
            }
        }
    }

    /// Such as `[:alpha:]`; nil when no such thing stands here.
    private mutating func characterClass() throws(GlobFault) -> [ClosedRange<UInt32>]? {
        guard scalars[index...].starts(with: "[:".unicodeScalars) else { return nil }
        let name = scalars[(index + 2)...].prefix { $0.properties.isAlphabetic }
        guard scalars[name.endIndex...].starts(with: ":]".unicodeScalars) else { return nil }
        guard let ranges = WildcardSet.ranges(ofClass: String(String.UnicodeScalarView(name))) else {
            throw fault(
                "There is no class of this name. Known are alnum, alpha, blank, cntrl, digit, graph, lower, print, "
                    + "punct, space, upper and xdigit.", at: index)
        }
        index = name.endIndex + 2
        return ranges
    }

    /// A character, or two with a hyphen between.
    private mutating func range(from start: Int) throws(GlobFault) -> ClosedRange<UInt32> {
        let place = index
        let low = try member(from: start)
        guard index + 1 < scalars.count, scalars[index] == "-", scalars[index + 1] != "]" else { return low...low }
        index += 1
        let high = try member(from: start)
        guard low <= high else {
            throw fault("This range runs backwards. Put the smaller character first.", at: place)
        }
        return low...high
    }

    private mutating func member(from start: Int) throws(GlobFault) -> UInt32 {
        if scalars[index] == "\\", index + 1 < scalars.count { index += 1 }
        if scalars[index] == "/" {
            throw fault("A slash cannot stand in brackets, since they match one character of a name.", at: start)
        }
        index += 1
        return scalars[index - 1].value
    }

    private func fault(_ message: String, at index: Int) -> GlobFault {
        GlobFault(message, at: scalars[..<index].reduce(0) { $0 + UTF8.width($1) })
    }
}
