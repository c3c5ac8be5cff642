import SourceTree

/// JSON that another document carries inside a string.
public enum EmbeddedJSON {
    /// The value that a string holds, with its places mapped to the outer file; nil when the node is no string.
    ///
    /// - Throws: what is wrong with the text, in bytes of the text itself.
    public static func root(of host: Node) throws(SyntaxFault) -> Node? {
        guard let (bytes, embedding) = Embedding.text(of: host) else { return nil }
        return try JSONParser.parse(Source(name: host.tree.file.name, bytes: bytes)).embedded(embedding).root
    }
}
