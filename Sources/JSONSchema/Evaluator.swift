import RegularExpressions
import SourceTree

/// Judges the values of one tree by a compiled schema. Nothing is allocated on the way to "yes", but for numbers of more than
/// nineteen digits, long strings with escapes, and large arrays whose items must be unique.
struct Evaluator {
    let compiled: CompiledSchema
    let view: TreeView
    /// Set when something stopped the evaluation; its answers mean nothing then.
    private(set) var limit: Limit?
    private var isStopped = false
    private var depth = 0
    private var steps = 0
    private let maximumSteps: Int

    /// How many schemas may be at work inside one another: many more than payloads need, and few enough for a stack of
    /// 512 KiB, which is what threads have on macOS.
    static let maximumDepth = 300

    init(compiled: CompiledSchema, view: TreeView) {
        self.compiled = compiled
        self.view = view
        // Some schemas need exponentially many steps; no sensible one needs a thousand for each value.
        maximumSteps = 1_000_000 + 1_000 * view.count
    }

    /// Whether a block allows a value.
    ///
    /// Not inlined, as is what it calls: each level of recursion would take more of the stack.
    @inline(never)
    mutating func accepts(_ block: Int, _ index: Int) -> Bool {
        let range = compiled.program.blocks[block]
        guard range.start < range.end else { return true }
        guard enter() else { return false }
        defer { leave() }
        for position in range.start..<range.end where !holds(compiled.program.instructions[position], block, index) {
            return false
        }
        return true
    }

    /// Counts a step down, which `leave` takes back; false when a limit is reached.
    mutating func enter() -> Bool {
        steps += 1
        if depth >= Evaluator.maximumDepth { stop(.depth) }
        if steps > maximumSteps { stop(.steps) }
        if isStopped { return false }
        depth += 1
        return true
    }

    mutating func leave() { depth -= 1 }

    private mutating func stop(_ reason: Limit) {
        guard !isStopped else { return }
        isStopped = true
        limit = reason
    }

    /// Whether an instruction of a block allows a value.
    mutating func holds(_ instruction: Instruction, _ block: Int, _ index: Int) -> Bool {
        switch instruction {
        case .reference(let target): accepts(target, index)
        case .object(let rule): view.kind(index) != .object || holdsMembers(rule, index)
        case .array(let rule): view.kind(index) != .array || holdsItems(rule, index)
        case .contains, .dependencies, .propertyNames, .unevaluatedProperties, .unevaluatedItems:
            holdsParts(instruction, block, index)
        case .allOf, .anyOf, .oneOf, .not, .condition: holdsCombination(instruction, index)
        default: holdsPlain(instruction, index)
        }
    }

    @inline(never)
    private mutating func holdsParts(_ instruction: Instruction, _ block: Int, _ index: Int) -> Bool {
        switch (instruction, view.kind(index)) {
        case (.contains(let rule), .array): contains(compiled.program.containsRules[rule], index)
        case (.dependencies(let range), .object): holdsDependencies(range, index)
        case (.propertyNames(let names), .object): allNames(names, index)
        case (.unevaluatedProperties(let rest), .object): holdsUnevaluated(rest, block, index)
        case (.unevaluatedItems(let rest), .array): holdsUnevaluated(rest, block, index)
        default: true
        }
    }

    /// The keywords that apply no other schema.
    @inline(never)
    mutating func holdsPlain(_ instruction: Instruction, _ index: Int) -> Bool {
        if view.isWatched, view.kind(index).isScalar {
            let answer = view.answer(to: InstructionTest(compiled: compiled, instruction: instruction), of: index)
            if answer >= 0 { return answer == 1 }
        }
        return switch instruction {
        case .never: false
        case .type(let types): isOf(types, index)
        case .enumeration(let rule): isAmong(compiled.program.enumerations[rule], index)
        case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf: isBounded(instruction, index)
        case .pattern(let pattern): view.kind(index) != .string || finds(pattern, index)
        case .format(let format): isFormatted(format, index)
        case .uniqueItems: view.kind(index) != .array || ValueComparison.hasUniqueItems(view, index)
        default: isSized(instruction, index)
        }
    }

    /// Whether a pattern is found in a string or key.
    private mutating func finds(_ pattern: Int, _ index: Int) -> Bool {
        let result = view.withText(index) { text -> Result<Bool, RegularExpressionFault> in
            Result { () throws(RegularExpressionFault) in try compiled.program.patterns[pattern].matches(text) }
        }
        switch result {
        case .success(let isFound): return isFound
        case .failure(let fault):
            stop(.search(fault.message))
            return false
        }
    }

    // MARK: Combinations

    @inline(never)
    private mutating func holdsCombination(_ instruction: Instruction, _ index: Int) -> Bool {
        switch instruction {
        case .allOf(let list):
            for position in list where !accepts(compiled.program.blockLists[position], index) { return false }
            return true
        case .anyOf(let list):
            for position in list where accepts(compiled.program.blockLists[position], index) { return true }
            return false
        case .oneOf(let list):
            var found = false
            for position in list where accepts(compiled.program.blockLists[position], index) {
                if found { return false }
                found = true
            }
            return found
        case .not(let block): return !accepts(block, index)
        case .condition(let number):
            let rule = compiled.program.conditions[number]
            let next = accepts(rule.condition, index) ? rule.consequence : rule.alternative
            return next < 0 || accepts(next, index)
        default: return true
        }
    }

    // MARK: Objects

    @inline(never)
    private mutating func holdsMembers(_ number: Int, _ index: Int) -> Bool {
        let rule = compiled.program.objectRules[number]
        var seen: UInt64 = 0
        var key = index + 1
        let end = view.next(index)
        while key < end {
            let (block, required) = member(rule, key)
            if required >= 0, required < 64 { seen |= 1 << UInt64(required) }
            if block >= 0, !accepts(block, key + 1) { return false }
            if !rule.patterns.isEmpty, !holdsPatterns(rule, key) { return false }
            if block < 0, rule.additional >= 0, !holdsAdditional(rule, key) { return false }
            key = view.next(key + 1)
        }
        let count = rule.required.count
        if count <= 64 { return seen == (count == 64 ? UInt64.max : (1 << UInt64(count)) - 1) }
        return hasAll(rule.required, index)
    }

    /// The block of a property of `properties` and the number among the required ones; negative where there is none.
    @inline(never)
    private func member(_ rule: ObjectRule, _ key: Int) -> (block: Int, required: Int) {
        guard let slot = view.withText(key, { compiled.program.slot(rule.names, $0) }) else { return (-1, -1) }
        return (Int(slot.block), Int(slot.required))
    }

    @inline(never)
    private mutating func holdsAdditional(_ rule: ObjectRule, _ key: Int) -> Bool {
        matchesAnyPattern(rule, key) || accepts(rule.additional, key + 1)
    }

    @inline(never)
    private mutating func holdsPatterns(_ rule: ObjectRule, _ key: Int) -> Bool {
        for position in rule.patterns where matches(position, key) {
            if !accepts(compiled.program.patternRules[position].block, key + 1) { return false }
        }
        return true
    }

    /// Whether the pattern of a pattern rule is found in a key.
    mutating func matches(_ patternRule: Int, _ key: Int) -> Bool {
        finds(compiled.program.patternRules[patternRule].pattern, key)
    }

    private mutating func matchesAnyPattern(_ rule: ObjectRule, _ key: Int) -> Bool {
        for position in rule.patterns where matches(position, key) { return true }
        return false
    }

    /// Whether a key is named by `properties` or matched by `patternProperties`.
    mutating func isDeclared(_ rule: ObjectRule, _ key: Int) -> Bool {
        member(rule, key).block >= 0 || matchesAnyPattern(rule, key)
    }

    /// Whether all required names stand in an object; for rules with more of them than a word has bits.
    @inline(never)
    private func hasAll(_ names: Range<Int>, _ index: Int) -> Bool {
        for name in names where !has(compiled.program.requiredNames[name], index) { return false }
        return true
    }

    /// Whether an object has the one property that a name table holds.
    func has(_ name: NameTable, _ index: Int) -> Bool {
        var key = index + 1
        let end = view.next(index)
        while key < end {
            if view.withText(key, { compiled.program.slot(name, $0) != nil }) { return true }
            key = view.next(key + 1)
        }
        return false
    }

    private mutating func holdsDependencies(_ range: Range<Int>, _ index: Int) -> Bool {
        for position in range {
            let dependency = compiled.program.dependencies[position]
            guard has(dependency.name, index) else { continue }
            guard hasAll(dependency.required, index) else { return false }
            if dependency.block >= 0, !accepts(dependency.block, index) { return false }
        }
        return true
    }

    private mutating func allNames(_ block: Int, _ index: Int) -> Bool {
        var key = index + 1
        let end = view.next(index)
        while key < end {
            if !accepts(block, key) { return false }
            key = view.next(key + 1)
        }
        return true
    }

    // MARK: Arrays

    @inline(never)
    private mutating func holdsItems(_ number: Int, _ index: Int) -> Bool {
        let rule = compiled.program.arrayRules[number]
        var item = index + 1
        let end = view.next(index)
        var position = rule.prefix.lowerBound
        while item < end {
            if position < rule.prefix.upperBound {
                if !accepts(compiled.program.blockLists[position], item) { return false }
                position += 1
            } else if rule.rest < 0 || !accepts(rule.rest, item) {
                return rule.rest < 0
            }
            item = view.next(item)
        }
        return true
    }

    private mutating func contains(_ rule: ContainsRule, _ index: Int) -> Bool {
        var item = index + 1
        let end = view.next(index)
        var count = 0
        while item < end {
            if accepts(rule.block, item) { count += 1 }
            if count > rule.maximum { return false }
            if count >= rule.minimum, rule.maximum == Int.max { return true }
            item = view.next(item)
        }
        return count >= rule.minimum
    }
}
