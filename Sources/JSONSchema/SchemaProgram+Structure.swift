import SourceTree

extension SchemaProgram {
    /// The blocks that a block applies to the same value.
    func inPlaceBlocks(of block: Int) -> [Int] {
        var found: [Int] = []
        for instruction in instructions[blocks[block].start..<blocks[block].end] {
            switch instruction {
            case .reference(let target), .not(let target): found.append(target)
            case .allOf(let list), .anyOf(let list), .oneOf(let list): found += blockLists[list]
            case .condition(let rule):
                let parts = [conditions[rule].condition, conditions[rule].consequence, conditions[rule].alternative]
                found += parts.filter { $0 >= 0 }
            case .dependencies(let range): found += dependencies[range].map(\.block).filter { $0 >= 0 }
            default: break
            }
        }
        return found
    }
}

extension SchemaProgram {
    /// Where a block that allows nothing, the schema `false`, stands; nil for any other block.
    func never(_ block: Int) -> Node? {
        let range = blocks[block]
        guard range.end - range.start == 1, case .never = instructions[range.start] else { return nil }
        return places[range.start].node
    }

    /// The names in `properties` of a block and of all that it applies to the same value.
    func knownProperties(from start: Int) -> [String] {
        var names: [String] = []
        var seen: Set<Int> = [start]
        var pending = [start]
        while let block = pending.popLast() {
            for instruction in instructions[blocks[block].start..<blocks[block].end] {
                guard case .object(let rule) = instruction else { continue }
                names += propertyNames(of: objectRules[rule].names).filter { !names.contains($0) }
            }
            pending += inPlaceBlocks(of: block).filter { seen.insert($0).inserted }.reversed()
        }
        return names
    }
}
