import SourceTree
import Spelling

/// Says why a program refuses a value, in words for people.
///
/// It follows the program as the evaluator does, but goes only where the evaluator says no.
struct Explainer {
    let program: SchemaProgram
    let view: TreeView
    var evaluator: Evaluator
    /// How deep in the instance the value under examination lies.
    var depth = 0

    init(compiled: CompiledSchema, view: TreeView) {
        program = compiled.program
        self.view = view
        evaluator = Evaluator(compiled: compiled, view: view)
    }

    /// All that a block has against a value; empty when it allows it.
    mutating func complaints(_ block: Int, _ index: Int) -> [Complaint] {
        guard !evaluator.accepts(block, index), evaluator.enter() else { return [] }
        defer { evaluator.leave() }
        var found: [Complaint] = []
        let range = program.blocks[block]
        for position in range.start..<range.end {
            let instruction = program.instructions[position]
            // What was not evaluated is only known when everything else holds.
            if instruction.isUnevaluated, !found.isEmpty { continue }
            if evaluator.limit != nil { break }
            guard !evaluator.holds(instruction, block, index) else { continue }
            found += explain(position, block, index)
        }
        return found
    }

    /// The complaints about a part of the value.
    mutating func complaints(below block: Int, _ index: Int) -> [Complaint] {
        depth += 1
        defer { depth -= 1 }
        return complaints(block, index)
    }

    private mutating func explain(_ position: Int, _ block: Int, _ index: Int) -> [Complaint] {
        switch program.instructions[position] {
        case .object(let rule): explainMembers(rule, index)
        case .array(let rule): explainItems(program.arrayRules[rule], index)
        case .dependencies(let range): explainDependencies(range, position, index)
        case .propertyNames(let names): explainNames(names, index)
        case .reference(let target): complaints(target, index)
        case .allOf(let list): program.blockLists[list].flatMap { complaints($0, index) }
        case .anyOf(let list): explainAlternatives(Array(program.blockLists[list]), position, index)
        case .oneOf(let list): explainOneOf(Array(program.blockLists[list]), position, index)
        case .condition(let rule): explainCondition(program.conditions[rule], index)
        case .unevaluatedProperties(let rest), .unevaluatedItems(let rest):
            explainUnevaluated(rest, block, position, index)
        default: [plainComplaint(position, index)]
        }
    }

    /// A complaint about a value, or a key, by an instruction.
    func complaint(
        _ message: String, _ index: Int, _ schemaPlace: Node, _ keyword: String,
        _ expectation: Complaint.Expectation? = nil
    ) -> Complaint {
        let violation = SchemaViolation(
            message: message, place: view.node(index), schemaPlace: schemaPlace, keyword: keyword)
        return Complaint(violation: violation, depth: depth, expectation: expectation)
    }

    func subject(_ index: Int) -> String { Subject.name(of: index, in: view) }

    // MARK: In place

    private mutating func explainCondition(_ rule: ConditionRule, _ index: Int) -> [Complaint] {
        let next = evaluator.accepts(rule.condition, index) ? rule.consequence : rule.alternative
        return next < 0 ? [] : complaints(next, index)
    }

    private mutating func explainOneOf(_ blocks: [Int], _ position: Int, _ index: Int) -> [Complaint] {
        let matching = blocks.indices.filter { evaluator.accepts(blocks[$0], index) }
        guard matching.count > 1 else { return explainAlternatives(blocks, position, index) }
        let numbers = Enumeration.joined(matching.map { "\($0 + 1)" }, with: "and")
        return [
            complaint(
                "\(subject(index)) must match only one of the \(blocks.count) alternatives of `oneOf`, but matches "
                    + "number \(numbers).", index, program.places[position].node, "oneOf")
        ]
    }

    private mutating func explainAlternatives(_ blocks: [Int], _ position: Int, _ index: Int) -> [Complaint] {
        var alternatives: [[Complaint]] = []
        for block in blocks {
            let found = complaints(block, index)
            if evaluator.limit != nil { return [] }
            // An alternative that allows the value would have ended this; one without words is passed over.
            if !found.isEmpty { alternatives.append(found) }
        }
        return AlternativeChoice(alternatives: alternatives, depth: depth).best { expectation, first in
            complaint(
                message(expectation, first.violation.place.index), first.violation.place.index,
                program.places[position].node, program.places[position].keyword?.rawValue ?? "", expectation)
        }
    }
}
