import SourceTree

/// A JSONPath query (RFC 9535), compiled once and run often.
public struct JSONPathQuery: Sendable {
    /// The query as it was written.
    public let text: String
    /// Whether it ends in `~` and so selects keys and indices instead of values.
    public let selectsKeys: Bool
    private let path: Path
    private let climbs: Bool

    /// Reads and checks a query.
    ///
    /// Limits beside the standard's own: filters, parentheses and function calls nest at most
    /// `JSONPathQuery.maximumNesting` deep, and a text has at most `JSONPathQuery.maximumSegments` segments.
    ///
    /// - Throws: A fault whose range is in UTF-8 bytes of the query's text.
    public init(_ text: String, dialect: JSONPathDialect = .standard) throws(SyntaxFault) {
        var parser = QueryParser(text, dialect: dialect)
        let (path, selectsKeys) = try parser.readQuery()
        self.text = text
        self.selectsKeys = selectsKeys
        self.path = path
        self.climbs = parser.hasParentSegment
    }

    /// How many filters, parentheses and function calls may stand inside one another.
    public static let maximumNesting = 64
    /// How many segments a query's text may have, those inside filters included.
    public static let maximumSegments = 512

    /// Whether the query can match at most one value, whatever the document (RFC 9535, section 2.3.5.1).
    public var isSingular: Bool { path.isSingular }

    /// The ways to what the query selects, if it goes from the root by names alone: one for `$.aps.alert`, two for
    /// `$['a', 'b']`. Nil for any other query, and for more than 64 ways.
    public var waysByName: [[String]]? {
        guard case .root = path.origin else { return nil }
        var ways: [[String]] = [[]]
        for step in path.steps {
            guard let names = step.names, ways.count * names.count <= 64 else { return nil }
            ways = ways.flatMap { way in names.map { way + [$0] } }
        }
        return ways
    }

    /// The places that the query selects, in the standard's order. With `~`, keys, and for indices the elements.
    ///
    /// A value that is selected twice is in the result twice, as the standard has it (section 2.1.2), unless the query
    /// uses `^`: then each is there once. Of repeated keys, a wildcard selects all and a name the last.
    public func nodes(in root: Node) -> [Node] {
        var nodes: [Node] = []
        forEachNode(in: root) { nodes.append($0) }
        return nodes
    }

    /// What the query selects, keys and indices told apart from values.
    public func matches(in root: Node) -> [JSONPathMatch] {
        var matches: [JSONPathMatch] = []
        forEachMatch(in: root) { matches.append($0) }
        return matches
    }

    /// Calls `body` for each place that the query selects, as `nodes(in:)` lists them, without gathering them.
    public func forEachNode(in root: Node, _ body: (Node) -> Void) {
        if selectsKeys { return forEachMatch(in: root) { body($0.node) } }
        if path.isSingular {
            if let node = Evaluation(root: root).target(of: path, at: Location(root)) { body(node) }
            return
        }
        forEachLocation(in: root) { body($0.node) }
    }

    /// Calls `body` for each match, without gathering them.
    public func forEachMatch(in root: Node, _ body: (JSONPathMatch) -> Void) {
        guard selectsKeys else { return forEachNode(in: root) { body(.value($0)) } }
        forEachLocation(in: root) { location in
            guard location.node != root else { return }
            switch location.step {
            case .member(let key): body(.key(key, of: location.node))
            case .element(let index): body(.index(index, of: location.node))
            case nil: break
            }
        }
    }

    private func forEachLocation(in root: Node, _ body: (Location) -> Void) {
        var seen: Set<Node> = []
        Evaluation(root: root).walk(path, at: Location(root)) { location in
            if !climbs || seen.insert(location.node).inserted { body(location) }
            return true
        }
    }
}
