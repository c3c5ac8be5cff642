/// Checks a pattern against ECMA-262, section 22.2.1, and rewrites it in PCRE2's dialect: one pass, no recursion.
///
/// Patterns are read as with the flag `u`, which is what JSON Schema asks for (draft 2020-12 core, section 6.4), with
/// some of annex B's leniency: `{`, `}` and `]` may stand for themselves, and any punctuation may be escaped.
struct ECMAScriptTranslator {
    private struct Group {
        /// Where it opens, in bytes.
        let offset: Int
        let isLookaround: Bool
        /// The flags around it.
        let outerFlags: RegularExpressionFlags
    }

    private var reader: PatternReader
    private let groups: CapturingGroups
    /// What `.` matches where the flag `s` is not set.
    private let dot: String
    private var flags: RegularExpressionFlags
    private var open: [Group] = []
    /// Whether a quantifier may come next.
    private var isRepeatable = false
    private var output = TranslatedPattern()

    private static let lineEnds = "\\n\\r\\x{2028}\\x{2029}"

    private init(_ pattern: String, _ flags: RegularExpressionFlags, dot: String) throws(RegularExpressionFault) {
        reader = PatternReader(pattern)
        groups = try CapturingGroups(reader)
        self.flags = flags
        self.dot = dot
    }

    static func translate(
        _ pattern: String, flags: RegularExpressionFlags, dot: String = "[^\(lineEnds)]"
    ) throws(RegularExpressionFault) -> TranslatedPattern {
        var translator = try ECMAScriptTranslator(pattern, flags, dot: dot)
        while let scalar = translator.reader.peek {
            try translator.translate(scalar)
        }
        if let group = translator.open.last {
            throw RegularExpressionFault(
                .syntax, "The parenthesis that opens here is never closed; a parenthesis itself is written \\(.",
                at: group.offset)
        }
        // PCRE2 is never handed an empty buffer.
        translator.output.append("(?:)", from: translator.reader.offset)
        return translator.output
    }

    private mutating func translate(_ scalar: Unicode.Scalar) throws(RegularExpressionFault) {
        let offset = reader.offset
        _ = reader.next()
        switch scalar {
        case "\\": try translateEscape(offset)
        case "[": try translateClass(offset)
        case "(": try openGroup(offset)
        case ")": try closeGroup(offset)
        case "|": assertion("|", offset)
        case "^": assertion(flags.contains(.multiline) ? "(?<![^\(Self.lineEnds)])" : "^", offset)
        case "$": assertion(flags.contains(.multiline) ? "(?![^\(Self.lineEnds)])" : "$", offset)
        case ".": atom(flags.contains(.dotMatchesAll) ? "(?s:.)" : dot, offset)
        case "*", "+", "?": try quantify(String(Character(scalar)), offset)
        case "{":
            if let bounds = try takeBounds(offset) { try quantify(bounds, offset) } else { literal(scalar, offset) }
        default: literal(scalar, offset)
        }
    }

    private mutating func atom(_ text: String, _ offset: Int) {
        output.append(text, from: offset)
        isRepeatable = true
    }

    private mutating func assertion(_ text: String, _ offset: Int) {
        output.append(text, from: offset)
        isRepeatable = false
    }

    private mutating func literal(_ scalar: Unicode.Scalar, _ offset: Int) {
        output.append(literal: scalar, from: offset)
        isRepeatable = true
    }

    // MARK: Quantifiers

    private mutating func quantify(_ quantifier: String, _ offset: Int) throws(RegularExpressionFault) {
        guard isRepeatable else {
            throw RegularExpressionFault(
                .syntax,
                "There is nothing to repeat before “\(quantifier)”; the character itself is written \\"
                    + "\(quantifier.prefix(1)).", at: offset)
        }
        assertion(quantifier + (reader.skip("?") ? "?" : ""), offset)
    }

    /// The rest of `{2}`, `{2,}` or `{2,3}`; nil, and no step, when the brace stands for itself.
    private mutating func takeBounds(_ offset: Int) throws(RegularExpressionFault) -> String? {
        let start = reader.index
        let low = reader.takeDigits()
        let hasComma = reader.skip(",")
        let high = hasComma ? reader.takeDigits() : low
        guard !low.isEmpty, reader.skip("}") else {
            reader.rewind(to: start)
            return nil
        }
        let maximum = 65_535
        guard let least = Int(low), least <= maximum, high.isEmpty || (Int(high) ?? .max) <= maximum else {
            throw RegularExpressionFault(
                .unsupported, "More than \(maximum) repetitions are not supported; leave the upper bound out.",
                at: offset)
        }
        if let most = Int(high), most < least {
            throw RegularExpressionFault(
                .syntax, "The bounds are in the wrong order: \(least) is greater than \(most).", at: offset)
        }
        return hasComma ? "{\(low),\(high)}" : "{\(low)}"
    }

    // MARK: Groups

    private mutating func openGroup(_ offset: Int) throws(RegularExpressionFault) {
        let outerFlags = flags
        let opening = try takeOpening(offset)
        open.append(Group(offset: offset, isLookaround: opening.isLookaround, outerFlags: outerFlags))
        assertion(opening.text, offset)
    }

    private mutating func takeOpening(
        _ offset: Int
    ) throws(RegularExpressionFault) -> (text: String, isLookaround: Bool) {
        guard reader.skip("?") else { return ("(", false) }
        if reader.skip(":") { return ("(?:", false) }
        for lookaround in ["=", "!", "<=", "<!"] where reader.skip(lookaround) { return ("(?" + lookaround, true) }
        if reader.skip("<") {
            _ = reader.take(upTo: ">")
            return ("(", false)
        }
        return (try takeModifiers(offset), false)
    }

    /// The rest of `(?i-s:`, which changes flags within a group.
    private mutating func takeModifiers(_ offset: Int) throws(RegularExpressionFault) -> String {
        var isRemoving = false
        while let letter = reader.next() {
            if letter == ":" {
                return flags.contains(.ignoreCase) ? "(?i:" : "(?-i:"
            }
            if letter == "-", !isRemoving {
                isRemoving = true
            } else if "ims".unicodeScalars.contains(letter), let flag = RegularExpressionFlags(letter: letter) {
                if isRemoving { flags.subtract(flag) } else { flags.formUnion(flag) }
            } else {
                break
            }
        }
        throw RegularExpressionFault(
            .syntax,
            "No such group exists: behind “(?” stands one of : = ! <= <! or <name>, as ECMAScript has it. A flag for the "
                + "whole pattern is written /.../i where that form is allowed, else (?i:...).", at: offset)
    }

    private mutating func closeGroup(_ offset: Int) throws(RegularExpressionFault) {
        guard let group = open.popLast() else {
            throw RegularExpressionFault(
                .syntax, "This parenthesis closes nothing; a parenthesis itself is written \\).", at: offset)
        }
        flags = group.outerFlags
        output.append(")", from: offset)
        isRepeatable = !group.isLookaround
    }

    // MARK: Escapes

    private mutating func translateEscape(_ offset: Int) throws(RegularExpressionFault) {
        switch reader.peek {
        case "b", "B":
            let letter = reader.next() == "b" ? "\\b" : "\\B"
            assertion(letter, offset)
        case "k":
            _ = reader.next()
            try translateNamedReference(offset)
        case let digit? where digit >= "1" && digit <= "9":
            let digits = reader.takeDigits()
            guard let number = Int(digits), number <= groups.count else {
                throw RegularExpressionFault(
                    .syntax, "“\\\(digits)” refers to a group that the pattern does not have.", at: offset)
            }
            atom("\\g{\(number)}", offset)
        default:
            var escapes = ECMAScriptEscape(reader)
            let escape = try escapes.read(at: offset)
            reader = escapes.reader
            switch escape {
            case .scalar(let value):
                if let scalar = Unicode.Scalar(value) { literal(scalar, offset) } else { atom("(?!)", offset) }
            case .set(let items):
                var set = CharacterSet(isNegated: false)
                set.insert(items)
                atom(set.translated, offset)
            }
        }
    }

    private mutating func translateNamedReference(_ offset: Int) throws(RegularExpressionFault) {
        guard reader.skip("<"), let name = reader.take(upTo: ">"), let number = groups.numbers[name] else {
            throw RegularExpressionFault(
                .syntax, "\\k wants the name of a group of this pattern, as in \\k<year>.", at: offset)
        }
        atom("\\g{\(number)}", offset)
    }

    // MARK: Classes

    private mutating func translateClass(_ offset: Int) throws(RegularExpressionFault) {
        var set = CharacterSet(isNegated: reader.skip("^"))
        while !reader.skip("]") {
            let start = reader.offset
            let low = try takeMember(of: offset)
            let isRange = reader.peek == "-" && reader.peek(1) != nil && reader.peek(1) != "]"
            guard isRange, case .scalar(let first) = low else {
                insert(low, into: &set)
                continue
            }
            _ = reader.next()
            let high = try takeMember(of: offset)
            guard case .scalar(let last) = high else {
                insert(low, into: &set)
                insert(.scalar(0x2D), into: &set)
                insert(high, into: &set)
                continue
            }
            guard first <= last else {
                throw RegularExpressionFault(
                    .syntax,
                    "The range is in the wrong order: its first character comes behind its last. A dash itself "
                        + "is written \\-.", at: start)
            }
            set.insert(first...last)
        }
        atom(set.translated, offset)
    }

    private func insert(_ member: ECMAScriptEscape.Meaning, into set: inout CharacterSet) {
        switch member {
        case .scalar(let value): set.insert(value...value)
        case .set(let items): set.insert(items)
        }
    }

    private mutating func takeMember(of classOffset: Int) throws(RegularExpressionFault) -> ECMAScriptEscape.Meaning {
        let offset = reader.offset
        guard let scalar = reader.next() else {
            throw RegularExpressionFault(
                .syntax, "The bracket that opens here is never closed; a bracket itself is written \\[.",
                at: classOffset)
        }
        guard scalar == "\\" else { return .scalar(scalar.value) }
        if reader.skip("b") { return .scalar(0x08) }
        var escapes = ECMAScriptEscape(reader)
        let member = try escapes.read(at: offset)
        reader = escapes.reader
        return member
    }
}
