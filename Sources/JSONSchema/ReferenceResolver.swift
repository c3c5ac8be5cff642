import SourceTree
import Spelling

/// Follows `$ref` and `$dynamicRef` to the schema they name (draft 2020-12 core, section 8.2.3).
struct ReferenceResolver {
    var index: SchemaIndex
    /// The resource in which the reference stands.
    let owner: Int

    init(index: SchemaIndex, from owner: Int) {
        self.index = index
        self.owner = owner
    }

    mutating func resolve(_ text: String) -> Result<(node: Node, owner: Int), ReferenceRefusal> {
        let reference = URIReference(text).resolved(against: index.resources[owner].uri)
        guard let fragment = URIReference.percentDecoded(reference.fragment ?? "") else {
            return .failure(ReferenceRefusal(message: "`\(text)` has a `%` that is not followed by a byte of UTF-8."))
        }
        return resource(reference, text).flatMap { resource in
            if fragment.isEmpty { return .success((index.resources[resource].root, resource)) }
            if fragment.utf8.first == UInt8(ascii: "/") { return follow(fragment, in: resource, text) }
            return anchor(fragment, in: resource, text)
        }
    }

    private mutating func resource(_ reference: URIReference, _ text: String) -> Result<Int, ReferenceRefusal> {
        if let known = index.resource(at: reference) { return .success(known) }
        let uri = reference.withoutFragment.description
        do {
            if let loaded = try index.load(reference) { return .success(loaded) }
        } catch let fault as UnreadableSchema {
            let message = fault.place == nil ? "`\(text)` cannot be used: \(fault.message)" : fault.message
            return .failure(ReferenceRefusal(message: message, place: fault.place))
        } catch let fault as SyntaxFault {
            return .failure(ReferenceRefusal(message: "`\(uri)` cannot be read: \(fault.message)"))
        } catch {
            return .failure(ReferenceRefusal(message: "`\(uri)` cannot be read: \(error)"))
        }
        let isFile = reference.scheme == "file"
        let written = uri == text ? "`\(text)`" : "`\(text)` (that is, `\(uri)`)"
        return .failure(
            ReferenceRefusal(
                message: isFile
                    ? "\(written) refers to a file that does not exist."
                    : "\(written) refers to a schema that is not here, and nothing is fetched from a network. "
                        + "Keep a copy beside this file and refer to it by its name."))
    }

    private func anchor(
        _ name: String, in resource: Int, _ text: String
    ) -> Result<(node: Node, owner: Int), ReferenceRefusal> {
        let anchors = index.resources[resource].anchors
        if let node = anchors[name] { return .success((node, index.owners[node] ?? resource)) }
        let meant = Spelling.nearest(to: name, among: anchors.keys.sorted())
        return .failure(
            ReferenceRefusal(
                message: "`\(text)` names no anchor: there is no `$anchor` `\(name)`."
                    + (meant.map { " Did you mean `\($0)`?" } ?? "")))
    }

    private mutating func follow(
        _ fragment: String, in resource: Int, _ text: String
    ) -> Result<(node: Node, owner: Int), ReferenceRefusal> {
        guard let pointer = JSONPointer(fragment) else {
            return .failure(ReferenceRefusal(message: "`\(text)` is no JSON Pointer: `~` must be `~0` and `/` `~1`."))
        }
        var node = index.resources[resource].root
        var owner = resource
        for token in pointer.tokens {
            guard let child = node.descendant(at: JSONPointer([token])) else {
                let meant = Spelling.nearest(to: token, among: node.members.map(\.name))
                return .failure(
                    ReferenceRefusal(
                        message: "`\(text)` leads nowhere: there is no `\(token)`."
                            + (meant.map { " Did you mean `\($0)`?" } ?? "")))
            }
            node = child
            owner = index.owners[node] ?? owner
        }
        guard node.kind == .object || node.kind == .boolean else {
            return .failure(ReferenceRefusal(message: "`\(text)` refers to \(node.described), which is no schema."))
        }
        if index.owners[node] == nil {
            let base = index.resources[owner].uri
            index.add(node, base: base, vocabularies: index.resources[owner].vocabularies, owner: owner)
        }
        return .success((node, index.owners[node] ?? owner))
    }
}
