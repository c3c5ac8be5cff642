extension Node {
    /// Whether, inside this array or object of a template, a tag stands between the values: then some of them may be
    /// missing, or come more than once, when the template is filled in.
    public var holdsTemplateTags: Bool {
        guard let original = tree.shown?.bytes else { return false }
        return range.contains { index in
            tree.source.bytes[index] == UInt8(ascii: " ") && !JSONTemplate.isBlank(original[index])
        }
    }
}
