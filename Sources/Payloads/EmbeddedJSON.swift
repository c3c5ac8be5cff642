import SourceTree

/// JSON that another document carries inside a string.
public enum EmbeddedJSON {
    /// The value that a string holds, with its places mapped to the outer file; nil when the node is no string.
    ///
    /// A text that is no JSON because placeholders stand in it is read as a template; one that is a placeholder and
    /// nothing else then is a string.
    ///
    /// - Throws: what is wrong with the text, in bytes of the text itself.
    public static func root(of host: Node) throws(SyntaxFault) -> Node? {
        guard let (bytes, embedding) = Embedding.text(of: host) else { return nil }
        let source = Source(name: host.tree.file.name, bytes: bytes)
        do throws(SyntaxFault) {
            return try JSONParser.parse(source).embedded(embedding).root
        } catch {
            let template = JSONTemplate(bytes)
            guard template.bytes != bytes, let tree = tree(of: template, source.name) else { throw error }
            return tree.madeFrom(source).embedded(embedding).root
        }
    }

    /// Whether a template's placeholders or tags stand outside of the strings of the text.
    static func isTemplate(_ host: Node) -> Bool {
        guard let (bytes, _) = Embedding.text(of: host) else { return false }
        return JSONTemplate(bytes).bytes != bytes
    }

    /// Nil for a template that leaves no JSON with values in place of its placeholders.
    private static func tree(of template: JSONTemplate, _ name: String) -> Tree? {
        // A template of tags alone, such as an include, may become anything.
        let isBlank = template.bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
        let bytes = isBlank && template.bytes.count >= 2 ? quoted(template.bytes) : template.bytes
        return try? JSONParser.parse(Source(name: name, bytes: bytes))
    }

    private static func quoted(_ blanks: [UInt8]) -> [UInt8] {
        var bytes = [UInt8](repeating: 0x20, count: blanks.count)
        bytes[0] = UInt8(ascii: "\"")
        bytes[bytes.count - 1] = UInt8(ascii: "\"")
        return bytes
    }
}
