import SourceTree
import Spelling

/// The sentences for the keywords that judge a value as a whole.
extension Explainer {
    func plainComplaint(_ position: Int, _ index: Int) -> Complaint {
        let (place, keyword) = program.places[position]
        let instruction = program.instructions[position]
        let expectation = expectation(instruction)
        let text = expectation.map { message($0, index) } ?? message(instruction, place, index)
        return complaint(text, index, place, keyword?.rawValue ?? "false", expectation)
    }

    private func expectation(_ instruction: Instruction) -> Complaint.Expectation? {
        switch instruction {
        case .type(let types): .types(types)
        case .enumeration(let rule): .values(Array(program.literals[program.enumerations[rule].literals]))
        default: nil
        }
    }

    /// What a value was expected to be, and what it is.
    func message(_ expectation: Complaint.Expectation, _ index: Int) -> String {
        let value = view.node(index)
        switch expectation {
        case .types(let types):
            return "\(subject(index)) must be \(types.words), but is \(value.described)."
        case .values(let values):
            let words = Enumeration.joined(distinct(values.map(\.quoted)))
            let meant = value.string.flatMap { Spelling.nearest(to: $0, among: values.compactMap(\.string)) }
            let hint = meant.map { " Did you mean \"\($0)\"?" } ?? numberHint(value, values)
            return "\(subject(index)) must be \(words), but is \(value.described).\(hint)"
        case .properties(let names):
            let words = Enumeration.joined(names.map { "`\($0)`" })
            return "\(subject(index)) lacks the \(names.count == 1 ? "required property" : "property") \(words)."
                + nearProperty(names, value)
        }
    }

    /// Each text once, in the order given.
    private func distinct(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }

    /// A value that is right but for its quotes.
    private func numberHint(_ value: Node, _ values: [Node]) -> String {
        let text = value.text
        guard !text.isEmpty, let meant = values.first(where: { $0.kind != value.kind && $0.text == text }) else {
            return ""
        }
        return meant.kind == .string ? " It needs quotes." : " It must stand without quotes."
    }

    /// A property that is there and may be meant for a missing one.
    private func nearProperty(_ names: [String], _ object: Node) -> String {
        for member in object.members where !names.contains(where: { member.key.equals($0) }) {
            guard let meant = Spelling.nearest(to: member.name, among: names) else { continue }
            return " There is `\(member.name)`; did you mean `\(meant)`?"
        }
        return ""
    }

    private func message(_ instruction: Instruction, _ place: Node, _ index: Int) -> String {
        let subject = subject(index)
        let value = view.node(index)
        switch instruction {
        case .never: return "\(subject) is not allowed here."
        case .minimum: return "\(subject) must be at least \(place.text), but is \(value.described)."
        case .maximum: return "\(subject) must be at most \(place.text), but is \(value.described)."
        case .exclusiveMinimum: return "\(subject) must be greater than \(place.text), but is \(value.described)."
        case .exclusiveMaximum: return "\(subject) must be less than \(place.text), but is \(value.described)."
        case .multipleOf: return "\(subject) must be a multiple of \(place.text), but is \(value.described)."
        case .pattern: return "\(subject) must match the pattern `\(place.text)`, but is \(value.described)."
        case .format(let format): return message(format, index)
        case .uniqueItems: return uniquenessMessage(index)
        case .contains(let rule): return containsMessage(program.containsRules[rule], index)
        case .not(let block): return notMessage(block, index)
        default: return sizeMessage(instruction, index)
        }
    }

    private func sizeMessage(_ instruction: Instruction, _ index: Int) -> String {
        let subject = subject(index)
        func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
        switch instruction {
        case .minLength(let size):
            if size == 1 { return "\(subject) must not be empty." }
            let length = counted(evaluator.length(index), "character", "characters")
            return "\(subject) must have at least \(counted(size, "character", "characters")), but has \(length)."
        case .maxLength(let size):
            let length = evaluator.length(index)
            return "\(subject) must have at most \(counted(size, "character", "characters")), but has \(length)."
        case .minItems(let size):
            if size == 1 { return "\(subject) must have at least one item, but is empty." }
            return "\(subject) must have at least \(size) items, but has \(view.node(index).count)."
        case .maxItems(let size):
            return "\(subject) must have at most \(counted(size, "item", "items")), but has \(view.node(index).count)."
        case .minProperties(let size):
            return "\(subject) must have at least \(counted(size, "property", "properties")), but has "
                + "\(view.node(index).count)."
        case .maxProperties(let size):
            return "\(subject) must have at most \(counted(size, "property", "properties")), but has "
                + "\(view.node(index).count)."
        default: return "\(subject) is not as the schema wants it."
        }
    }

    private func message(_ format: Format, _ index: Int) -> String {
        let value = view.node(index)
        guard format == .swiftDate else {
            return "\(subject(index)) must be \(format.words), but is \(value.described)."
        }
        guard let text = view.plainText(index), value.kind == .number,
            let misreading = SwiftDate.misreading(of: text, now: program.now)
        else {
            let isDate =
                value.kind == .string
                && view.withText(index) { DateTimeFormat.isDateTime($0) || DateTimeFormat.isDate($0) }
            return "\(subject(index)) is \(isDate ? "an ISO 8601 date in text" : value.described): decoding will fail. "
                + "Swift's default decoder reads a `Date` from a number of seconds since 2001-01-01 UTC."
        }
        let remedy = misreading.unit == "seconds" ? "" : "divide by 1000 and "
        return "\(subject(index)) looks like Unix time in \(misreading.unit); read by Swift's default decoder, which "
            + "counts seconds since 2001-01-01 UTC, the date will be off by \(misreading.years) years. To mend it, "
            + "\(remedy)subtract \(SwiftDate.referenceDate)."
    }

    private func uniquenessMessage(_ index: Int) -> String {
        guard let (item, earlier) = ValueComparison.firstRepetition(view, index) else {
            return "\(subject(index)) must not hold the same item twice."
        }
        func number(_ wanted: Int) -> Int {
            var position = 1
            var cursor = PartCursor(view, index)
            while let part = cursor.next(view), part.value != wanted { position += 1 }
            return position
        }
        return "\(subject(index)) must not hold the same item twice, but items \(number(earlier)) and \(number(item)) "
            + "are equal (\(view.node(item).quoted))."
    }

    private func containsMessage(_ rule: ContainsRule, _ index: Int) -> String {
        var copy = evaluator
        var count = 0
        var cursor = PartCursor(view, index)
        while let part = cursor.next(view) { if copy.accepts(rule.block, part.value) { count += 1 } }
        let bound = count < rule.minimum ? "at least \(rule.minimum)" : "at most \(rule.maximum)"
        let one = (count < rule.minimum ? rule.minimum : rule.maximum) == 1
        return "\(subject(index)) must hold \(bound) \(one ? "item" : "items") as `contains` describes, but holds "
            + "\(count == 0 ? "none" : "\(count)")."
    }

    /// What a `not` refuses, in words where its schema is a simple one.
    private func notMessage(_ block: Int, _ index: Int) -> String {
        let range = program.blocks[block]
        if range.end - range.start == 1 {
            switch program.instructions[range.start] {
            case .type(let types): return "\(subject(index)) must not be \(types.words)."
            case .enumeration: return "\(subject(index)) must not be \(view.node(index).quoted)."
            case .pattern(let pattern):
                return "\(subject(index)) must not match the pattern `\(program.patterns[pattern].text)`, but is "
                    + "\(view.node(index).described)."
            case .object(let rule) where program.objectRules[rule].isRequirement:
                let names = program.objectRules[rule].required.flatMap { program.names(of: program.requiredNames[$0]) }
                let words = Enumeration.joined(names.map { "`\($0)`" }, with: "and")
                return "\(subject(index)) must not have \(words)\(names.count > 1 ? " together" : "")."
            default: break
            }
        }
        return "\(subject(index)) matches what `not` excludes."
    }
}
