import Payloads

/// Rules that look at the same kind of thing, with what each weighs.
struct RuleSelection: Sendable {
    let rules: [CompiledRule]
    let weights: [RuleWeight]
    /// What they look at, joined.
    let index: Lazy<GivenIndex>
    /// The numbers of those for which it is a problem when nothing is there.
    let matchRequired: [Int]

    init(_ rules: [(rule: CompiledRule, weight: RuleWeight)]) {
        let compiled = rules.map(\.rule)
        self.rules = compiled
        weights = rules.map(\.weight)
        matchRequired = compiled.indices.filter { compiled[$0].isMatchRequired }
        index = Lazy { GivenIndex(compiled.enumerated()) }
    }

    /// Whether any of the rules may apply to something in an envelope.
    func mayApply(in envelope: FormatSet) -> Bool { rules.contains { $0.mayApply(in: envelope) } }
}
