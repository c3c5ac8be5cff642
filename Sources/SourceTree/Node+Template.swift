extension Node {
    /// Whether, inside this array or object of a template, a tag stands between the values: then some of them may be
    /// missing, or come more than once, when the template is filled in.
    public var holdsTemplateTags: Bool {
        guard let original = tree.shown?.bytes else { return false }
        return range.contains { index in
            tree.source.bytes[index] == UInt8(ascii: " ") && !JSONTemplate.isBlank(original[index])
        }
    }

    /// The text of a string as its file has it: of one in a template, with the placeholders as they are written.
    public var writtenText: String {
        guard kind == .string, let original = tree.shown?.bytes else { return text }
        let quote = UInt8(ascii: "\"")
        // A placeholder in a value's place has no quotation marks; all of it was made into a string.
        guard original[range.lowerBound] == quote else { return String(decoding: original[range], as: UTF8.self) }
        let source = tree.source.bytes
        var bytes: [UInt8] = []
        // What is escaped is the string's own: in placeholders there is no backslash any more.
        JSONString.decode(source, range.lowerBound + 1..<range.upperBound - 1) { unit, place in
            bytes.append(source[place] == UInt8(ascii: "\\") ? unit : original[place])
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
