extension SchemaProgram {
    /// Leads past blocks that are nothing but a reference, so that a reference costs neither time nor stack. The
    /// program must be free of circles.
    mutating func resolveAliases() {
        let targets = aliasTargets()
        func target(_ block: Int) -> Int { block < 0 ? block : targets[block] }
        start = target(start)
        blockLists = blockLists.map(target)
        instructions = instructions.map { instruction in
            switch instruction {
            case .reference(let block): .reference(target(block))
            case .not(let block): .not(target(block))
            case .propertyNames(let block): .propertyNames(target(block))
            case .unevaluatedProperties(let block): .unevaluatedProperties(target(block))
            case .unevaluatedItems(let block): .unevaluatedItems(target(block))
            default: instruction
            }
        }
        patternRules = patternRules.map { PatternRule(pattern: $0.pattern, block: target($0.block)) }
        for index in objectRules.indices { objectRules[index].additional = target(objectRules[index].additional) }
        for index in arrayRules.indices { arrayRules[index].rest = target(arrayRules[index].rest) }
        for index in slots.indices { slots[index].block = Int32(target(Int(slots[index].block))) }
        containsRules = containsRules.map {
            ContainsRule(block: target($0.block), minimum: $0.minimum, maximum: $0.maximum)
        }
        conditions = conditions.map {
            ConditionRule(
                condition: target($0.condition), consequence: target($0.consequence),
                alternative: target($0.alternative))
        }
        dependencies = dependencies.map {
            Dependency(name: $0.name, required: $0.required, block: target($0.block))
        }
    }

    /// For each block, the one behind all the references.
    private func aliasTargets() -> [Int] {
        var targets = [Int](repeating: -1, count: blocks.count)
        for first in blocks.indices {
            var chain: [Int] = []
            var block = first
            while targets[block] < 0 {
                chain.append(block)
                guard blocks[block].end - blocks[block].start == 1,
                    case .reference(let next) = instructions[blocks[block].start]
                else { break }
                block = next
            }
            let last = targets[block] < 0 ? block : targets[block]
            for link in chain { targets[link] = last }
        }
        return targets
    }
}
