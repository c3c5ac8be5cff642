/// Replaces aliases by what they name and merge keys by the members that they bring.
///
/// The copies are bounded in number and in depth, since a few lines of aliases can stand for billions of values.
struct YAMLExpansion {
    private struct Frame {
        /// The collection's record in the result.
        let container: Int
        /// Its children in the composition: elements, or keys and values in turn.
        let children: [Int]
        var position = 0
    }

    private let composition: YAMLComposition
    private(set) var result = YAMLComposition()
    private var open: [Frame] = []
    /// How many more values and keys may be made or looked at.
    private var budget: Int
    /// The last alias or merge key that was followed, which an error points at.
    private var lastReference = 0..<0

    init(_ composition: YAMLComposition) {
        self.composition = composition
        budget = composition.records.count + YAMLParser.maximumExpansion
        result.bytes = composition.bytes
    }

    mutating func expand() throws(SyntaxFault) {
        guard !composition.records.isEmpty else { return }
        try append(0)
        while let frame = open.last {
            if frame.position < frame.children.count {
                open[open.count - 1].position += 1
                try append(frame.children[frame.position])
            } else {
                result.records[frame.container].next = UInt32(truncatingIfNeeded: result.records.count)
                open.removeLast()
            }
        }
    }

    private mutating func append(_ record: Int) throws(SyntaxFault) {
        if composition.aliases[record] != nil { lastReference = composition.range(of: record) }
        try spend()
        let original = composition.target(of: record)
        let container = result.records.count
        var copy = composition.records[original]
        copy.next = UInt32(truncatingIfNeeded: container + 1)
        result.records.append(copy)
        result.ranges.append(composition.ranges[original])
        guard copy.kind == .array || copy.kind == .object else { return }
        if open.count == JSONParser.maximumDepth {
            throw SyntaxFault(
                "With its aliases replaced, the document is nested more than \(JSONParser.maximumDepth) deep.",
                at: lastReference)
        }
        let children = copy.kind == .array ? composition.elements(of: original) : try members(of: original)
        open.append(Frame(container: container, children: children))
    }

    private mutating func spend() throws(SyntaxFault) {
        budget -= 1
        if budget < 0 {
            throw SyntaxFault(
                "The aliases in this file stand for more than \(YAMLParser.maximumExpansion) values. Aliases that name "
                    + "lists of aliases grow without bound; write the values out, or use fewer of them.",
                at: lastReference)
        }
    }

    /// An object's keys and values in turn: its own first, then those that merge keys bring and that it lacks.
    private mutating func members(of object: Int) throws(SyntaxFault) -> [Int] {
        let keys = composition.keys(of: object)
        guard keys.contains(where: composition.mergeKeys.contains) else { return keys.flatMap { [$0, $0 + 1] } }
        var members: [Int] = []
        var seen: Set<ArraySlice<UInt8>> = []
        var waiting = [object]
        while let map = waiting.popLast() {
            var sources: [Int] = []
            for key in composition.keys(of: map) {
                try spend()
                if composition.mergeKeys.contains(key) {
                    sources += try mergeSources(key)
                } else if seen.insert(composition.text(of: key)).inserted {
                    members += [key, key + 1]
                }
            }
            waiting += sources.reversed()
        }
        return members
    }

    /// The maps that a merge key names, in order of precedence.
    private mutating func mergeSources(_ key: Int) throws(SyntaxFault) -> [Int] {
        lastReference = composition.range(of: key)
        let value = composition.target(of: key + 1)
        var sources: [Int] = []
        switch composition.records[value].kind {
        case .object: sources = [value]
        case .array: sources = composition.elements(of: value).map(composition.target)
        default: break
        }
        for source in sources {
            try spend()
            guard composition.records[source].kind == .object else { throw notAMap(key + 1) }
        }
        if composition.records[value].kind != .array, sources.isEmpty { throw notAMap(key + 1) }
        return sources
    }

    private func notAMap(_ value: Int) -> SyntaxFault {
        SyntaxFault(
            "The key << takes in the keys of another map, so its value must be a map, an alias of one, or a list of "
                + "those. If a key of this name is meant, put it in quotes.", at: composition.range(of: value))
    }
}
