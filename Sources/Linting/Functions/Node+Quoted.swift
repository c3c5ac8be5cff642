import SourceTree

extension Node {
    /// The value for use inside a message: a text in quotation marks, shortened; other scalars as they are; a
    /// collection as what it is.
    var quoted: String {
        switch kind {
        case .string: "“\(writtenText.shortened)”"
        case .null, .boolean, .number: text.shortened
        case .array, .object: kind.described
        }
    }
}

extension String {
    /// At most 60 characters, with an ellipsis where something was left out.
    var shortened: String {
        count > 60 ? prefix(59) + "…" : self
    }
}
