import SourceTree

/// A schema with a URI of its own: a document, or a part of one with `$id` (draft 2020-12 core, section 4.3.5).
struct SchemaResource: Sendable {
    let root: Node
    /// Absolute, without a fragment.
    let uri: URIReference
    let vocabularies: Vocabularies
    /// The schemas that `$anchor` and `$dynamicAnchor` name.
    var anchors: [String: Node] = [:]
    /// Those of `$dynamicAnchor` alone.
    var dynamicAnchors: [String: Node] = [:]
}
