extension Node {
    /// A text that stands in no file, as a value of its own: for what a command line says.
    ///
    /// - Parameter name: what findings call its place.
    public static func text(_ text: String, named name: String) -> Node {
        let bytes = Array(text.utf8)
        let record = Record(kind: .string, start: 0, end: bytes.count, next: 1)
        let scalars = DecodedScalars(bytes: bytes, ranges: [0..<UInt32(truncatingIfNeeded: bytes.count)])
        return Tree(source: Source(name: name, bytes: bytes), records: [record], scalars: scalars).root
    }
}
