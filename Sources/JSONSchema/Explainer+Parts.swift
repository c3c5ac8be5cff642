import SourceTree
import Spelling

/// The sentences for the keywords that look into objects and arrays.
extension Explainer {
    mutating func explainMembers(_ number: Int, _ index: Int) -> [Complaint] {
        let rule = program.objectRules[number]
        var found: [Complaint] = []
        var cursor = PartCursor(view, index)
        while let part = cursor.next(view) {
            let slot = view.withText(part.key) { program.slot(rule.names, $0) }
            if let slot, slot.block >= 0 { found += explainProperty(Int(slot.block), part, "properties") }
            for position in rule.patterns where evaluator.matches(position, part.key) {
                found += explainProperty(program.patternRules[position].block, part, "patternProperties")
            }
            if rule.additional >= 0, !evaluator.isDeclared(rule, part.key) {
                found += explainAdditional(rule, number, part)
            }
            if evaluator.limit != nil { return found }
        }
        let missing = rule.required.filter { !evaluator.has(program.requiredNames[$0], index) }
            .flatMap { program.names(of: program.requiredNames[$0]) }
        if let place = program.objectPlaces[number].required {
            found += missing.map { name in
                complaint(message(.properties([name]), index), index, place, "required", .properties([name]))
            }
        }
        return found
    }

    private mutating func explainProperty(
        _ block: Int, _ part: (key: Int, value: Int), _ keyword: String
    ) -> [Complaint] {
        guard let never = program.never(block) else { return complaints(below: block, part.value) }
        return [complaint("\(subject(part.value)) is not allowed here.", part.key, never, keyword)]
    }

    private mutating func explainAdditional(
        _ rule: ObjectRule, _ number: Int, _ part: (key: Int, value: Int)
    ) -> [Complaint] {
        guard program.never(rule.additional) != nil, let place = program.objectPlaces[number].additionalProperties
        else {
            return complaints(below: rule.additional, part.value)
        }
        let text = unexpected(part.key, program.propertyNames(of: rule.names), hasPatterns: !rule.patterns.isEmpty)
        return [complaint(text, part.key, place, "additionalProperties")]
    }

    /// The sentence for a property that is not expected, with the one that may be meant, else those that are allowed.
    private func unexpected(_ key: Int, _ known: [String], hasPatterns: Bool) -> String {
        let name = view.node(key).text
        let text = "The property `\(name)` is not expected here."
        if let meant = Spelling.nearest(to: name, among: known) { return text + " Did you mean `\(meant)`?" }
        if known.isEmpty || hasPatterns { return text }
        return text + " Allowed \(known.count == 1 ? "is" : "are") "
            + Enumeration.joined(known.map { "`\($0)`" }, with: "and") + "."
    }

    mutating func explainItems(_ rule: ArrayRule, _ index: Int) -> [Complaint] {
        var found: [Complaint] = []
        var position = rule.prefix.lowerBound
        var cursor = PartCursor(view, index)
        while let part = cursor.next(view) {
            if position < rule.prefix.upperBound {
                found += complaints(below: program.blockLists[position], part.value)
                position += 1
            } else if rule.rest >= 0 {
                if let never = program.never(rule.rest) {
                    let count = rule.prefix.count
                    let text =
                        "\(subject(index)) must have at most \(count) \(count == 1 ? "item" : "items"), but has "
                        + "\(view.node(index).count)."
                    return found + [complaint(text, part.value, never, "items")]
                }
                found += complaints(below: rule.rest, part.value)
            }
        }
        return found
    }

    mutating func explainNames(_ block: Int, _ index: Int) -> [Complaint] {
        var found: [Complaint] = []
        var cursor = PartCursor(view, index)
        while let part = cursor.next(view) { found += complaints(below: block, part.key) }
        return found
    }

    mutating func explainDependencies(_ range: Range<Int>, _ position: Int, _ index: Int) -> [Complaint] {
        var found: [Complaint] = []
        let (place, keyword) = program.places[position]
        for dependency in program.dependencies[range] where evaluator.has(dependency.name, index) {
            let cause = program.names(of: dependency.name).first ?? ""
            for name in dependency.required where !evaluator.has(program.requiredNames[name], index) {
                let missing = program.names(of: program.requiredNames[name]).first ?? ""
                found.append(
                    complaint(
                        "\(subject(index)) lacks the property `\(missing)`, which must stand where `\(cause)` does.",
                        index, place, keyword?.rawValue ?? ""))
            }
            if dependency.block >= 0 { found += complaints(dependency.block, index) }
        }
        return found
    }

    mutating func explainUnevaluated(_ rest: Int, _ block: Int, _ position: Int, _ index: Int) -> [Complaint] {
        var found: [Complaint] = []
        let place = program.places[position].node
        let isObject = view.kind(index) == .object
        var number = 0
        var evaluated: UInt64 = 0
        var cursor = PartCursor(view, index)
        while let part = cursor.next(view) {
            if number % 64 == 0 { evaluated = evaluator.marks(block, index, window: number, isOutermost: true) }
            if evaluated & (1 << UInt64(number % 64)) == 0, !evaluator.accepts(rest, part.value) {
                if program.never(rest) == nil {
                    found += complaints(below: rest, part.value)
                } else if isObject {
                    let text = unexpected(part.key, program.knownProperties(from: block), hasPatterns: false)
                    found.append(complaint(text, part.key, place, "unevaluatedProperties"))
                } else {
                    let text = "\(subject(part.value)) is not expected: no part of the schema describes it."
                    found.append(complaint(text, part.value, place, "unevaluatedItems"))
                }
            }
            number += 1
        }
        return found
    }
}
