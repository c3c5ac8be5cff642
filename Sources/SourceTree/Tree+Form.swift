extension Tree {
    /// Whether the text is JSON, so that a value's bytes and what they mean stand in a simple relation; else it is YAML.
    public var isJSON: Bool { !isDecoded }
}

extension Tree {
    /// Whether each byte of this text can be told in `file`: the text is the file's own, or stands inside JSON strings
    /// only. A text that was made from a template says nothing of what the template's tags do to it.
    public var isExactInFile: Bool {
        guard shown == nil else { return false }
        guard let embedding else { return true }
        return embedding.host.tree.isJSON && embedding.host.tree.isExactInFile
    }
}

extension Member {
    /// The member that a key of the tree belongs to.
    public init(keyedBy key: Node) {
        self.init(key: key, value: Node(tree: key.tree, index: key.index + 1))
    }
}
