import SourceTree

/// `unevaluatedProperties` and `unevaluatedItems` (draft 2020-12 core, section 11).
///
/// Which parts of a value the other keywords have evaluated is asked only where it matters, for sixty-four parts at a
/// time, so that a machine word holds the answer.
extension Evaluator {
    /// Whether a block allows all members or items of a value that the other keywords of its neighbour do not reach.
    mutating func holdsUnevaluated(_ rest: Int, _ block: Int, _ index: Int) -> Bool {
        var position = 0
        var evaluated: UInt64 = 0
        var cursor = PartCursor(view, index)
        while let part = cursor.next(view) {
            if position % 64 == 0 { evaluated = marks(block, index, window: position, isOutermost: true) }
            if evaluated & (1 << UInt64(position % 64)) == 0, !accepts(rest, part.value) { return false }
            position += 1
        }
        return true
    }

    /// The parts from a position on that a block evaluates, which is known to allow the value: bit 0 for the first.
    mutating func marks(_ block: Int, _ index: Int, window: Int, isOutermost: Bool = false) -> UInt64 {
        guard enter() else { return 0 }
        defer { leave() }
        var marked: UInt64 = 0
        let range = compiled.program.blocks[block]
        for position in range.start..<range.end {
            let instruction = compiled.program.instructions[position]
            switch instruction {
            case .object(let rule) where view.kind(index) == .object:
                marked |= marks(compiled.program.objectRules[rule], index, window)
            case .array(let rule) where view.kind(index) == .array:
                marked |= marks(compiled.program.arrayRules[rule], index, window)
            case .contains(let rule) where view.kind(index) == .array:
                marked |= marks(compiled.program.containsRules[rule], index, window)
            case .unevaluatedProperties where view.kind(index) == .object && !isOutermost: marked = .max
            case .unevaluatedItems where view.kind(index) == .array && !isOutermost: marked = .max
            default: marked |= marksInPlace(instruction, index, window)
            }
            if marked == .max { break }
        }
        return marked
    }

    private mutating func marksInPlace(_ instruction: Instruction, _ index: Int, _ window: Int) -> UInt64 {
        var marked: UInt64 = 0
        switch instruction {
        case .reference(let target): marked = marks(target, index, window: window)
        case .allOf(let list):
            for position in list { marked |= marks(compiled.program.blockLists[position], index, window: window) }
        case .anyOf(let list), .oneOf(let list):
            for position in list where accepts(compiled.program.blockLists[position], index) {
                marked |= marks(compiled.program.blockLists[position], index, window: window)
            }
        case .condition(let number):
            let rule = compiled.program.conditions[number]
            let holds = accepts(rule.condition, index)
            if holds { marked |= marks(rule.condition, index, window: window) }
            let next = holds ? rule.consequence : rule.alternative
            if next >= 0 { marked |= marks(next, index, window: window) }
        case .dependencies(let range) where view.kind(index) == .object:
            for position in range {
                let dependency = compiled.program.dependencies[position]
                guard dependency.block >= 0, has(dependency.name, index) else { continue }
                marked |= marks(dependency.block, index, window: window)
            }
        default: break
        }
        return marked
    }

    private mutating func marks(_ rule: ObjectRule, _ index: Int, _ window: Int) -> UInt64 {
        if rule.additional >= 0 { return .max }
        var marked: UInt64 = 0
        var position = 0
        var cursor = PartCursor(view, index)
        while let part = cursor.next(view), position < window + 64 {
            if position >= window, isDeclared(rule, part.key) { marked |= 1 << UInt64(position - window) }
            position += 1
        }
        return marked
    }

    private func marks(_ rule: ArrayRule, _ index: Int, _ window: Int) -> UInt64 {
        if rule.rest >= 0 { return .max }
        let count = min(64, max(0, rule.prefix.count - window))
        return count == 64 ? .max : (1 << UInt64(count)) - 1
    }

    private mutating func marks(_ rule: ContainsRule, _ index: Int, _ window: Int) -> UInt64 {
        var marked: UInt64 = 0
        var position = 0
        var cursor = PartCursor(view, index)
        while let part = cursor.next(view), position < window + 64 {
            if position >= window, accepts(rule.block, part.value) { marked |= 1 << UInt64(position - window) }
            position += 1
        }
        return marked
    }
}
