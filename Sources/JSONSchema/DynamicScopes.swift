import SourceTree

/// Dynamic scopes (draft 2020-12 core, section 7.1), reduced to what `$dynamicRef` asks of them: for each dynamic
/// anchor, the schema in the outermost resource that has one of its name.
///
/// With the scope known, a `$dynamicRef` is as good as a `$ref`. So each schema is compiled once for each scope in
/// which it is reached, and nothing of this is left at run time.
struct DynamicScopes {
    private var scopes: [[String: Node]] = [[:]]
    private var indices: [[String: Node]: Int] = [[:]: 0]

    /// The scope outside of everything.
    static let outermost = 0

    /// The scope inside a resource that is entered from a scope.
    mutating func entering(_ resource: SchemaResource, from scope: Int) -> Int {
        guard !resource.dynamicAnchors.isEmpty else { return scope }
        let inner = scopes[scope].merging(resource.dynamicAnchors) { outer, _ in outer }
        if let known = indices[inner] { return known }
        scopes.append(inner)
        indices[inner] = scopes.count - 1
        return scopes.count - 1
    }

    func target(of anchor: String, in scope: Int) -> Node? {
        scopes[scope][anchor]
    }
}
