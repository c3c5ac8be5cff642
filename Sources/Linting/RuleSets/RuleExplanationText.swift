import SourceTree

/// What a rule says of itself for people, read from its definition when somebody asks for it: most runs never do.
struct RuleExplanationText: Sendable {
    private let definition: Node

    /// - Parameter definition: the mapping that defines the rule.
    init(_ definition: Node) { self.definition = definition }

    var description: String? { definition["description"]?.string }

    var reason: String? { definition["why"]?.string }

    var evidence: Evidence? { definition["evidence"]?.string.flatMap { Evidence(rawValue: $0) } }

    var sources: [String] {
        guard let references = definition["references"] else { return [] }
        return references.kind == .string ? [references.text] : references.elements.compactMap(\.string)
    }

    var examples: RuleExamples {
        var reader = RuleExamplesReader()
        return definition["examples"].map { reader.read($0) } ?? RuleExamples()
    }
}
