import SourceTree
import Spelling

/// All schemas that can be referred to: which resource each belongs to, which URIs and anchors name what.
struct SchemaIndex {
    private(set) var resources: [SchemaResource] = []
    /// The resource to which each schema that stands at a schema's place belongs.
    private(set) var owners: [Node: Int] = [:]
    private(set) var faults: [SchemaFault] = []
    private(set) var warnings: [SchemaFault] = []
    private var resourcesByURI: [String: Int] = [:]
    private let resolver: SchemaResolver

    init(resolver: SchemaResolver) {
        self.resolver = resolver
    }

    func resource(at uri: URIReference) -> Int? {
        resourcesByURI[uri.withoutFragment.description]
    }

    /// The resource of a document that is not known yet: the meta-schema's own, or what the resolver finds; nil where
    /// that is nothing.
    mutating func load(_ uri: URIReference) throws -> Int? {
        let name = uri.withoutFragment.description
        let tree: Tree?
        if let text = MetaSchemaDocuments.text(at: name) {
            tree = try JSONParser.parse(Source(name: name, text: text))
        } else {
            tree = try resolver.document(at: name)
        }
        guard let tree else { return nil }
        let resource = add(tree.root, base: uri.withoutFragment, vocabularies: .standard)
        resourcesByURI[name] = resource
        return resource
    }

    /// Enters a document, or a value that a reference makes a schema, with all schemas below it.
    @discardableResult
    mutating func add(_ root: Node, base: URIReference, vocabularies: Vocabularies, owner: Int? = nil) -> Int {
        var rootOwner = owner
        if owner == nil, root["$id"]?.string == nil {
            rootOwner = addResource(root, base, self.vocabularies(of: root, fallback: vocabularies))
        }
        var pending: [(node: Node, owner: Int?)] = [(root, rootOwner)]
        while let (node, owner) = pending.popLast() {
            guard owners[node] == nil else { continue }
            let own = enter(node, owner, base, vocabularies)
            rootOwner = rootOwner ?? own
            pending.append(contentsOf: subschemas(of: node).reversed().map { ($0, own) })
        }
        return rootOwner ?? 0
    }

    /// Notes one schema's identifier and anchors; returns the resource to which it belongs.
    private mutating func enter(
        _ node: Node, _ owner: Int?, _ base: URIReference, _ vocabularies: Vocabularies
    ) -> Int {
        var own = owner ?? 0
        let outerBase = owner.map { resources[$0].uri } ?? base
        let outerVocabularies = owner.map { resources[$0].vocabularies } ?? vocabularies
        if let id = node["$id"] {
            if let uri = identifier(id)?.resolved(against: outerBase) {
                if let known = resourcesByURI[uri.description], resources[known].root != node {
                    faults.append(SchemaFault("Two schemas have the `$id` `\(uri)`. Give one another name.", at: id))
                }
                own = addResource(node, uri, self.vocabularies(of: node, fallback: outerVocabularies))
            } else if owner == nil {
                own = addResource(node, outerBase, outerVocabularies)
            }
        }
        owners[node] = own
        for (keyword, isDynamic) in [("$anchor", false), ("$dynamicAnchor", true)] {
            guard let anchor = node[keyword] else { continue }
            enterAnchor(anchor, keyword, of: node, in: own, isDynamic: isDynamic)
        }
        return own
    }

    private mutating func addResource(_ root: Node, _ uri: URIReference, _ vocabularies: Vocabularies) -> Int {
        resources.append(SchemaResource(root: root, uri: uri.withoutFragment, vocabularies: vocabularies))
        let index = resources.count - 1
        let name = uri.withoutFragment.description
        if resourcesByURI[name] == nil { resourcesByURI[name] = index }
        return index
    }

    private mutating func identifier(_ node: Node) -> URIReference? {
        guard let text = node.string else {
            faults.append(SchemaFault("`$id` must be a string, a URI, but is \(node.described).", at: node))
            return nil
        }
        let uri = URIReference(text)
        if let fragment = uri.fragment, !fragment.isEmpty {
            faults.append(
                SchemaFault("`$id` must have no fragment (`#\(fragment)`). Name the place with `$anchor`.", at: node))
            return nil
        }
        return uri.withoutFragment
    }

    private mutating func enterAnchor(_ anchor: Node, _ keyword: String, of node: Node, in owner: Int, isDynamic: Bool)
    {
        guard let name = anchor.string, SchemaIndex.isAnchor(name) else {
            faults.append(
                SchemaFault(
                    "`\(keyword)` must be a name: a letter or `_`, then letters, digits, `-`, `_` and `.`; "
                        + "it is \(anchor.described).", at: anchor))
            return
        }
        if let known = resources[owner].anchors[name], known != node {
            faults.append(SchemaFault("The anchor `\(name)` stands twice in this schema. Rename one.", at: anchor))
            return
        }
        resources[owner].anchors[name] = node
        if isDynamic { resources[owner].dynamicAnchors[name] = node }
    }

    private static func isAnchor(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic || first == "_" else {
            return false
        }
        return name.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.".unicodeScalars.contains($0))
        }
    }

    /// The schemas that stand directly below one, by the standard's keywords.
    private func subschemas(of node: Node) -> [Node] {
        var found: [Node] = []
        for member in node.members {
            guard let keyword = Keyword(rawValue: member.name) else { continue }
            switch keyword.subschemas {
            case .none: break
            case .one: found.append(member.value)
            case .list: found.append(contentsOf: member.value.elements)
            case .byName: found.append(contentsOf: member.value.members.map(\.value))
            }
        }
        return found.filter { $0.kind == .object || $0.kind == .boolean }
    }
}

// MARK: Meta-schemas

extension SchemaIndex {
    /// What a resource's `$schema` says about the keywords that act in it.
    private mutating func vocabularies(of root: Node, fallback: Vocabularies) -> Vocabularies {
        guard let declaration = root["$schema"] else { return fallback }
        guard let text = declaration.string else {
            faults.append(SchemaFault("`$schema` must be a string, but is \(declaration.described).", at: declaration))
            return fallback
        }
        var uri = URIReference(text)
        if uri.fragment == "" { uri.fragment = nil }
        switch uri.description {
        case "https://json-schema.org/draft/2020-12/schema": return .standard
        case let name where name.hasPrefix("http://json-schema.org/") || name.hasPrefix("https://json-schema.org/"):
            faults.append(
                SchemaFault(
                    "The schema is written for `\(text)`; only draft 2020-12 is understood. Bring it up to that draft "
                        + "and set `$schema` to `https://json-schema.org/draft/2020-12/schema`.", at: declaration))
            return fallback
        default: return vocabularies(ofMetaSchemaAt: uri, declaration, fallback)
        }
    }

    private mutating func vocabularies(
        ofMetaSchemaAt uri: URIReference, _ declaration: Node, _ fallback: Vocabularies
    ) -> Vocabularies {
        let metaSchema: Node
        do {
            if let known = resource(at: uri) {
                metaSchema = resources[known].root
            } else if let document = try resolver.document(at: uri.withoutFragment.description) {
                metaSchema = document.root
            } else {
                faults.append(
                    SchemaFault(
                        "The meta-schema `\(uri)` is not known here, and nothing is fetched. Use "
                            + "`https://json-schema.org/draft/2020-12/schema`.", at: declaration))
                return fallback
            }
        } catch {
            faults.append(SchemaFault("The meta-schema `\(uri)` cannot be read: \(error)", at: declaration))
            return fallback
        }
        guard let declared = metaSchema["$vocabulary"] else { return .standard }
        return declared.members.reduce(into: []) { vocabularies, member in
            if let known = Vocabularies(uri: member.name) {
                vocabularies.insert(known)
            } else if member.value.boolean == true {
                faults.append(
                    SchemaFault(
                        "The meta-schema `\(uri)` requires the vocabulary `\(member.name)`, which is not known here.",
                        at: declaration))
            }
        }
    }
}
