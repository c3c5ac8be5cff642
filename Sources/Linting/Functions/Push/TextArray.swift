import SourceTree

/// An array that was written as a JSON text where the array itself belongs.
enum TextArray {
    /// Puts the array in the text's place, if the text is one of texts and numbers.
    static func fix(for value: Node) -> Fix? {
        guard let text = value.string, text.hasPrefix("["), let array = array(in: text),
            array.elements.allSatisfy({ $0.kind == .string || $0.kind == .number })
        else { return nil }
        let isOneLine = !text.utf8.contains(UInt8(ascii: "\n")) && !text.utf8.contains(UInt8(ascii: "\r"))
        // YAML knows no pairs of escaped surrogates.
        guard isOneLine, value.tree.isJSON || !text.utf8.contains(UInt8(ascii: "\\")) else { return nil }
        return Fix.writing(text, inPlaceOf: value, title: "Write the array itself")
    }

    private static func array(in text: String) -> Node? {
        guard let tree = try? JSONParser.parse(Source(name: "", text: text)), tree.irregularities.isEmpty,
            tree.root.kind == .array
        else { return nil }
        return tree.root
    }
}
