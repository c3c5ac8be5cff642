import SourceTree

/// A number as the text that a user would read.
enum NumberText {
    /// The number as it is written, where every reader shows it just so: no exponent, no closing zeros behind the point,
    /// and no more digits than a double keeps.
    static func unmistakable(_ number: Node) -> String? {
        let text = number.text
        let written = number.tree.source.bytes[number.range]
        guard number.kind == .number, written.elementsEqual(text.utf8), text.utf8.count <= 15 else { return nil }
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
        let hasPoint = digits.contains(UInt8(ascii: "."))
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }),
            text != "-0", !hasPoint || !text.hasSuffix("0")
        else { return nil }
        return text
    }
}
