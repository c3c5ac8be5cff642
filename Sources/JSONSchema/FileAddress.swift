/// The `file:` URIs by which schemas in files refer to one another.
public enum FileAddress {
    /// The URI of an absolute path.
    public static func uri(ofFile path: String) -> String {
        URIReference.file(path).description
    }

    /// The path that a `file:` URI names; nil for any other URI, and for a file on another machine.
    public static func path(of uri: String) -> String? {
        let reference = URIReference(uri)
        guard reference.scheme == "file", reference.authority ?? "" == "", !reference.path.isEmpty else { return nil }
        return URIReference.percentDecoded(reference.path)
    }
}
