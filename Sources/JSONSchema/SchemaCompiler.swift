import SourceTree
import Spelling

/// Turns a schema, and all that it refers to, into a program, and gathers what is wrong with it.
struct SchemaCompiler {
    var index: SchemaIndex
    var program: SchemaProgram
    private(set) var faults: [SchemaFault] = []
    private(set) var warnings: [SchemaFault] = []
    private let options: SchemaOptions
    private var scopes = DynamicScopes()
    private var blocks: [BlockKey: Int] = [:]
    private var pending: [(block: Int, node: Node, owner: Int, scope: Int)] = []
    private var compiled: Set<Node> = []
    /// For each block, the schema from which it is made.
    private var sites: [Node] = []

    /// More blocks than any schema that people write, so that one made to explode ends with a fault.
    private static let maximumBlocks = 200_000

    private struct BlockKey: Hashable {
        let node: Node
        let scope: Int
    }

    private let root: Node

    init(_ root: Node, options: SchemaOptions, resolver: SchemaResolver) {
        self.root = root
        self.options = options
        program = SchemaProgram(root: root)
        index = SchemaIndex(resolver: resolver)
    }

    /// Compiles the whole schema; afterwards `faults` tells whether the program can be used.
    mutating func compile() {
        let base = options.base.map { URIReference($0) } ?? URIReference.file(root.tree.source.name)
        let owner = index.add(root, base: base, vocabularies: .standard)
        program.start = block(for: root, owner: index.owners[root] ?? owner, scope: DynamicScopes.outermost)
        compilePending()
        let unreached = index.owners.filter { $0.key.tree === root.tree && !compiled.contains($0.key) }
        for (node, owner) in unreached.sorted(by: { $0.key.index < $1.key.index }) where !compiled.contains(node) {
            _ = block(for: node, owner: owner, scope: DynamicScopes.outermost)
            compilePending()
        }
        faults += index.faults
        if faults.isEmpty { refuseEndlessRecursion() }
        if faults.isEmpty { program.resolveAliases() }
        faults = SchemaCompiler.ordered(faults, root.tree)
        warnings = SchemaCompiler.ordered(warnings, root.tree)
    }

    /// Each fault once, those of the schema's own file first, by place.
    private static func ordered(_ faults: [SchemaFault], _ tree: Tree) -> [SchemaFault] {
        var seen: Set<SchemaFault> = []
        let unique = faults.filter { seen.insert($0).inserted }
        let own = unique.filter { $0.place.tree === tree }.sorted { $0.place.index < $1.place.index }
        return own + unique.filter { $0.place.tree !== tree }
    }

    static func noSchema(_ node: Node) -> String {
        "A schema must be an object, `true` or `false`, but this is \(node.described)."
    }

    mutating func report(_ message: String, at place: Node) {
        faults.append(SchemaFault(message, at: place))
    }

    /// The block of a schema in a scope; it is filled later.
    mutating func block(for node: Node, owner: Int, scope: Int) -> Int {
        let inner = scopes.entering(index.resources[owner], from: scope)
        let key = BlockKey(node: node, scope: inner)
        if let known = blocks[key] { return known }
        let block = program.blocks.count
        blocks[key] = block
        program.blocks.append(Block())
        sites.append(node)
        pending.append((block, node, owner, inner))
        return block
    }

    /// The block of a schema that stands below another one.
    mutating func block(for node: Node, in site: SchemaSite) -> Int {
        guard node.kind == .object || node.kind == .boolean else {
            report(SchemaCompiler.noSchema(node), at: node)
            return 0
        }
        return block(for: node, owner: index.owners[node] ?? site.owner, scope: site.scope)
    }

    private mutating func compilePending() {
        while let (block, node, owner, scope) = pending.popLast() {
            guard program.blocks.count <= SchemaCompiler.maximumBlocks else {
                report("The schema is too large, or its `$dynamicRef`s multiply it beyond all bounds.", at: node)
                pending.removeAll()
                return
            }
            compiled.insert(node)
            program.blocks[block].start = program.instructions.count
            compile(node, owner, scope)
            program.blocks[block].end = program.instructions.count
        }
    }

    private mutating func compile(_ node: Node, _ owner: Int, _ scope: Int) {
        switch node.kind {
        case .boolean:
            if node.boolean == false { add(.never, node, nil) }
        case .object:
            let site = SchemaSite(node: node, owner: owner, scope: scope, values: keywords(of: node, owner))
            checkDefinitions(site)
            compileAssertions(site)
            compileObject(site)
            compileArray(site)
            compileReferences(site)
            compileCombinations(site)
            compileUnevaluated(site)
        default:
            report(SchemaCompiler.noSchema(node), at: node)
        }
    }

    mutating func add(_ instruction: Instruction, _ place: Node, _ keyword: Keyword?) {
        program.instructions.append(instruction)
        program.places.append((place, keyword))
    }

    private mutating func keywords(of node: Node, _ owner: Int) -> [Keyword: Node] {
        let vocabularies = index.resources[owner].vocabularies
        var values: [Keyword: Node] = [:]
        for member in node.members {
            let name = member.name
            if let keyword = Keyword(rawValue: name) {
                if !keyword.vocabulary.isDisjoint(with: vocabularies) { values[keyword] = member.value }
            } else if let meant = Spelling.nearest(to: name, among: Keyword.allCases.map(\.rawValue)) {
                warnings.append(
                    SchemaFault(
                        "`\(name)` is no keyword of JSON Schema and has no effect. Did you mean `\(meant)`?",
                        at: member.key))
            }
        }
        return values
    }

    /// Whether `format` refuses values in a resource.
    func assertsFormat(_ owner: Int) -> Bool {
        options.assertsFormats || index.resources[owner].vocabularies.contains(.formatAssertion)
    }
}

// MARK: References

extension SchemaCompiler {
    private mutating func compileReferences(_ site: SchemaSite) {
        if let value = site.values[.reference], let (target, owner) = resolve(value, "$ref", site) {
            add(.reference(block(for: target, owner: owner, scope: site.scope)), value, .reference)
        }
        if let value = site.values[.dynamicReference], let (target, owner) = resolve(value, "$dynamicRef", site) {
            var (node, nodeOwner) = (target, owner)
            if let anchor = URIReference(value.text).fragment, index.resources[owner].dynamicAnchors[anchor] == target,
                let outermost = scopes.target(of: anchor, in: site.scope)
            {
                (node, nodeOwner) = (outermost, index.owners[outermost] ?? owner)
            }
            add(.reference(block(for: node, owner: nodeOwner, scope: site.scope)), value, .dynamicReference)
        }
    }

    private mutating func resolve(_ value: Node, _ keyword: String, _ site: SchemaSite) -> (node: Node, owner: Int)? {
        guard let text = value.string else {
            report("`\(keyword)` must be a string, a reference, but is \(value.described).", at: value)
            return nil
        }
        var resolver = ReferenceResolver(index: index, from: site.owner)
        defer { index = resolver.index }
        switch resolver.resolve(text) {
        case .success(let target): return target
        case .failure(let refusal):
            report(refusal.message, at: refusal.place ?? value)
            return nil
        }
    }
}

// MARK: Recursion

extension SchemaCompiler {
    /// Refuses schemas that refer back to themselves for the same value: no value could ever be judged (draft 2020-12
    /// core, section 9.4.1).
    private mutating func refuseEndlessRecursion() {
        var states = [UInt8](repeating: 0, count: program.blocks.count)
        for first in program.blocks.indices where states[first] == 0 {
            var path: [(block: Int, next: [Int])] = [(first, program.inPlaceBlocks(of: first))]
            states[first] = 1
            while let last = path.indices.last {
                guard let next = path[last].next.popLast() else {
                    states[path[last].block] = 2
                    path.removeLast()
                    continue
                }
                if states[next] == 1 {
                    report(
                        "This schema refers back to itself without going deeper into the value, so that checking "
                            + "would never end. Break the circle of references.", at: sites[next])
                    return
                }
                guard states[next] == 0 else { continue }
                states[next] = 1
                path.append((next, program.inPlaceBlocks(of: next)))
            }
        }
    }
}
