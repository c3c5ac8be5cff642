/// A tag of a template language: what stands between its marks, and what it does to the text around it.
///
/// Read are the marks of Liquid, Jinja, Handlebars, Mustache and Go (`{{ }}`, `{% %}`, `{# #}`), of ERB and EJS
/// (`<% %>`), of FreeMarker (`<#if x>`, `</#if>`), of Leaf (`#if(x):`, `#endif`), and plain placeholders: `${name}`,
/// `%{name}`, `$(name)`, `#(name)`.
struct TemplateTag {
    enum Effect: Equatable {
        /// Becomes a value, or a part of one.
        case output
        /// Becomes nothing.
        case nothing
        /// Begins a block; the text in one such as a comment is not part of the result.
        case open(isLeftOut: Bool)
        /// Begins another branch of the block: `else`, `when`.
        case branch(isCase: Bool)
        case close
    }

    /// Bytes in the template, marks included.
    let range: Range<Int>
    let effect: Effect

    /// The tag that begins at an offset; nil when none does, or when it does not end.
    ///
    /// - Parameter isInString: whether it stands inside a JSON string. There it must end on its line, and a plain
    ///   placeholder is text like any other.
    init?(_ scan: inout TemplateScan, at start: Int, isInString: Bool) {
        let bytes = scan.bytes
        guard start + 3 < bytes.count else { return nil }
        switch (bytes[start], bytes[start + 1]) {
        case (UInt8(ascii: "{"), UInt8(ascii: "{")):
            guard !scan.isBraceBeforeTag(start), let end = scan.endOfDoubleBraces(from: start, isOnLine: isInString)
            else { return nil }
            self.init(start..<end, TemplateTag.bracesEffect(scan.inside(start + 2..<end - 2)))
        case (UInt8(ascii: "{"), UInt8(ascii: "%")):
            guard let end = scan.end(.liquid, from: start + 2, isOnLine: isInString) else { return nil }
            self.init(start..<end, TemplateTag.liquidEffect(scan.inside(start + 2..<end - 2)))
        case (UInt8(ascii: "{"), UInt8(ascii: "#")):
            guard let end = scan.end(.comment, from: start + 2, isOnLine: isInString) else { return nil }
            self.init(start..<end, .nothing)
        case (UInt8(ascii: "<"), UInt8(ascii: "%")):
            guard let end = scan.end(.script, from: start + 2, isOnLine: isInString) else { return nil }
            self.init(start..<end, TemplateTag.scriptEffect(scan.inside(start + 2..<end - 2)))
        case (UInt8(ascii: "<"), UInt8(ascii: "#")), (UInt8(ascii: "<"), UInt8(ascii: "/")):
            guard !isInString, let end = scan.end(.angle, from: start + 2, isOnLine: true),
                let effect = TemplateTag.angleEffect(scan.inside(start + 1..<end - 1))
            else { return nil }
            self.init(start..<end, effect)
        case (UInt8(ascii: "#"), UInt8(ascii: "a")...UInt8(ascii: "z")):
            guard !isInString, let (end, effect) = TemplateTag.leafTag(scan, at: start) else { return nil }
            self.init(start..<end, effect)
        case (UInt8(ascii: "$"), UInt8(ascii: "{")), (UInt8(ascii: "%"), UInt8(ascii: "{")),
            (UInt8(ascii: "$"), UInt8(ascii: "(")), (UInt8(ascii: "#"), UInt8(ascii: "(")):
            guard !isInString, let end = scan.endOfBracket(from: start + 1), end - start > 3 else { return nil }
            self.init(start..<end, .output)
        default: return nil
        }
    }

    private init(_ range: Range<Int>, _ effect: Effect) {
        self.range = range
        self.effect = effect
    }

    // MARK: What a tag does

    private static func bracesEffect(_ inside: String) -> Effect {
        let text = trimmed(inside)
        switch text.first {
        case "#": return .open(isLeftOut: false)
        case "/" where !text.hasPrefix("/*"): return .close
        case "!", "/": return .nothing
        // What an empty list gets instead; the list itself is taken.
        case "^": return text.count == 1 ? .branch(isCase: false) : .open(isLeftOut: true)
        default: break
        }
        switch firstWord(text) {
        case "else": return .branch(isCase: false)
        case "end": return .close
        case "if", "with", "range", "block", "define": return .open(isLeftOut: false)
        default: return text.contains(":=") ? .nothing : .output
        }
    }

    private static func liquidEffect(_ inside: String) -> Effect {
        let word = firstWord(trimmed(inside))
        switch word {
        case "else", "elsif", "elif", "elseif", "empty": return .branch(isCase: false)
        case "when": return .branch(isCase: true)
        case "if", "unless", "for", "case", "tablerow", "with", "block", "raw", "ifchanged", "filter", "autoescape":
            return .open(isLeftOut: false)
        case "comment", "capture", "macro": return .open(isLeftOut: true)
        default: return word.hasPrefix("end") ? .close : .nothing
        }
    }

    /// FreeMarker's directives; nil for what is none.
    private static func angleEffect(_ inside: String) -> Effect? {
        if inside.hasPrefix("/#") { return .close }
        guard inside.hasPrefix("#") else { return nil }
        switch firstWord(String(inside.dropFirst())) {
        case "else", "elseif": return .branch(isCase: false)
        case "case", "default": return .branch(isCase: true)
        case "if", "list", "switch", "items", "sep", "attempt", "escape", "noparse", "compress":
            return .open(isLeftOut: false)
        case "macro", "function": return .open(isLeftOut: true)
        default: return .nothing
        }
    }

    /// Leaf's tags with a body, and those that end one; nil for what is none.
    private static func leafTag(_ scan: TemplateScan, at start: Int) -> (end: Int, effect: Effect)? {
        let bytes = scan.bytes
        var end = start + 1
        while end < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[end]) { end += 1 }
        let word = scan.inside(start + 1..<end)
        let effect: Effect
        switch word {
        case "if", "for", "unless", "while", "with": effect = .open(isLeftOut: false)
        case "else", "elseif": effect = .branch(isCase: false)
        case "endif", "endfor", "endunless", "endwhile", "endwith": effect = .close
        default: return nil
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: "(") {
            guard let closing = scan.endOfBracket(from: end) else { return nil }
            end = closing
        }
        if effect != .close, end < bytes.count, bytes[end] == UInt8(ascii: ":") { end += 1 }
        return (end, effect)
    }

    private static func scriptEffect(_ inside: String) -> Effect {
        let text = trimmed(inside)
        switch inside.first {
        case "=": return .output
        case "#": return .nothing
        case "-" where statementEffect(text) == .nothing: return .output
        default: return statementEffect(text)
        }
    }

    private static func statementEffect(_ text: String) -> Effect {
        if text.hasPrefix("}") { return text.contains("else") ? .branch(isCase: false) : .close }
        switch firstWord(text) {
        case "end": return .close
        case "else", "elsif": return .branch(isCase: false)
        case "when": return .branch(isCase: true)
        case "if", "unless", "for", "while", "case": return .open(isLeftOut: false)
        default:
            let isBlock = text.hasSuffix("{") || text.hasSuffix(" do") || text.hasSuffix("|")
            return isBlock ? .open(isLeftOut: false) : .nothing
        }
    }

    /// Without blanks and without the marks that trim the text around.
    private static func trimmed(_ text: String) -> String {
        let isOutside: (Character) -> Bool = { $0.isWhitespace || $0 == "-" || $0 == "~" }
        let start = text.drop(while: isOutside)
        return String(start.prefix(start.count - start.reversed().prefix(while: isOutside).count))
    }

    private static func firstWord(_ text: String) -> Substring {
        text.prefix { $0.isLetter }
    }
}
