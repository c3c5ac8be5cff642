import SourceTree

/// The bytes that a value takes as JSON without blanks between its tokens.
enum MinifiedSize {
    static func bytes(of node: Node) -> Int {
        node.tree.isDecoded ? composedSize(of: node) : writtenSize(of: node)
    }

    /// For JSON: what is written, less the blanks outside strings.
    private static func writtenSize(of node: Node) -> Int {
        var size = 0
        var isInString = false
        var isEscaped = false
        for byte in node.tree.source.bytes[node.range] {
            if isInString {
                if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            } else if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                continue
            }
            size += 1
        }
        return size
    }

    /// For YAML: what a writer of JSON makes of it, with no more escapes than JSON asks for.
    private static func composedSize(of node: Node) -> Int {
        switch node.kind {
        case .null, .boolean, .number: return node.text.utf8.count
        case .string: return quotedSize(of: node.text)
        case .array:
            let sizes = node.elements.map { composedSize(of: $0) }
            return 2 + sizes.reduce(0, +) + max(0, sizes.count - 1)
        case .object:
            let sizes = node.members.map { quotedSize(of: $0.name) + 1 + composedSize(of: $0.value) }
            return 2 + sizes.reduce(0, +) + max(0, sizes.count - 1)
        }
    }

    private static func quotedSize(of text: String) -> Int {
        text.utf8.reduce(2) { size, byte in
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x08, 0x09, 0x0A, 0x0C, 0x0D: size + 2
            case 0x00..<0x20: size + 6
            default: size + 1
            }
        }
    }
}
