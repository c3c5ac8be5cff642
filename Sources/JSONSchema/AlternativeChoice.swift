/// Chooses, among what the alternatives of an `anyOf` or `oneOf` have against a value, what helps a person most.
struct AlternativeChoice {
    let alternatives: [[Complaint]]
    /// How deep in the instance the value lies.
    let depth: Int

    /// How near an alternative came: it expects another kind of value, or a property tells that another one is meant,
    /// or it is the right one but for its details.
    private enum Nearness: Int {
        case foreign, otherVariant, meant
    }

    /// All complaints of the one alternative that is meant; of several such, the deepest complaint; where none is
    /// meant, one complaint that puts the expectations of all together.
    func best(merging: (Complaint.Expectation, Complaint) -> Complaint) -> [Complaint] {
        let ranks = alternatives.map(nearness)
        guard let nearest = ranks.max(by: { $0.rawValue < $1.rawValue }) else { return [] }
        let candidates = zip(alternatives, ranks).filter { $0.1 == nearest }.map(\.0)
        if candidates.count == 1, nearest != .otherVariant || alternatives.count == 1 { return candidates[0] }
        if let merged = merged(candidates, nearest) { return [merging(merged.expectation, merged.first)] }
        if candidates.count == 1 { return candidates[0] }
        return [deepest(candidates)]
    }

    private func nearness(_ complaints: [Complaint]) -> Nearness {
        if complaints.contains(where: { $0.isMismatch && $0.depth == depth }) { return .foreign }
        if complaints.contains(where: { isDiscriminator($0) }) { return .otherVariant }
        return .meant
    }

    /// Whether a complaint says that a property has another constant than the alternative's.
    private func isDiscriminator(_ complaint: Complaint) -> Bool {
        guard complaint.depth == depth + 1, case .values = complaint.expectation else { return false }
        return true
    }

    /// What the candidates expect, put together, where all expect the same kind of thing at the same place.
    private func merged(
        _ candidates: [[Complaint]], _ nearness: Nearness
    ) -> (expectation: Complaint.Expectation, first: Complaint)? {
        let telling = candidates.compactMap { complaints in
            complaints.first { complaint in
                switch nearness {
                case .foreign: complaint.isMismatch && complaint.depth == depth
                case .otherVariant: isDiscriminator(complaint)
                case .meant: complaint.expectation != nil && complaint.depth == depth && complaints.count == 1
                }
            }
        }
        guard telling.count == candidates.count, let first = telling.first,
            telling.allSatisfy({ $0.violation.place == first.violation.place })
        else { return nil }
        return united(telling.compactMap(\.expectation)).map { ($0, first) }
    }

    private func united(_ expectations: [Complaint.Expectation]) -> Complaint.Expectation? {
        guard var result = expectations.first else { return nil }
        for next in expectations.dropFirst() {
            switch (result, next) {
            case (.types(let types), .types(let others)): result = .types(types.union(others))
            case (.values(let values), .values(let others)): result = .values(values + others)
            case (.properties(let names), .properties(let others)):
                result = .properties(names + others.filter { !names.contains($0) })
            // A value of the right type but not among the constants is told the constants.
            case (.values, .types): break
            case (.types, .values): result = next
            default: return nil
            }
        }
        return result
    }

    /// Of the deepest complaints the first; of the alternatives that have one, that with the fewest.
    private func deepest(_ candidates: [[Complaint]]) -> Complaint {
        var best = candidates[0][0]
        var bestCount = Int.max
        for complaints in candidates {
            for complaint in complaints {
                let isDeeper = complaint.depth > best.depth
                guard isDeeper || (complaint.depth == best.depth && complaints.count < bestCount) else { continue }
                (best, bestCount) = (complaint, complaints.count)
            }
        }
        return best
    }
}
