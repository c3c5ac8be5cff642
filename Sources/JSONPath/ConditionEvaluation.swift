import SourceTree

extension Evaluation {
    /// Whether a filter's condition holds for a child.
    func holds(_ condition: Condition, at current: Location) -> Bool {
        switch condition {
        case .any(let conditions): conditions.contains { holds($0, at: current) }
        case .all(let conditions): conditions.allSatisfy { holds($0, at: current) }
        case .not(let condition): !holds(condition, at: current)
        case .exists(let path):
            path.isSingular ? target(of: path, at: current) != nil : !walk(path, at: current) { _ in false }
        case .hasProperty: current.step != nil
        case .comparison(let comparison):
            comparison.holds(value(of: comparison.left, at: current), value(of: comparison.right, at: current))
        case .pattern(let test): matches(test, at: current)
        }
    }

    private func value(of operand: Operand, at current: Location) -> Value {
        switch operand {
        case .literal(let literal): .literal(literal)
        case .path(let path): target(of: path, at: current).map(Value.node) ?? .nothing
        case .property: property(of: current)
        case .length(let operand): length(of: value(of: operand, at: current))
        case .count(let path): number(count(of: path, at: current))
        case .value(let path): onlyTarget(of: path, at: current).map(Value.node) ?? .nothing
        }
    }

    private func property(of current: Location) -> Value {
        switch current.step {
        case .member(let key): .node(key)
        case .element(let index): .literal(.string(String(index)))
        case nil: .nothing
        }
    }

    /// The characters of a string, counted in Unicode scalar values, or the children of a collection.
    private func length(of value: Value) -> Value {
        if let string = value.string { return number(string.unicodeScalars.count) }
        guard case .node(let node) = value, node.kind == .array || node.kind == .object else { return .nothing }
        return number(node.count)
    }

    private func number(_ count: Int) -> Value {
        ExactNumber(String(count)).map { .literal(.number($0)) } ?? .nothing
    }

    private func count(of path: Path, at current: Location) -> Int {
        var count = 0
        walk(path, at: current) { _ in
            count += 1
            return true
        }
        return count
    }

    private func onlyTarget(of path: Path, at current: Location) -> Node? {
        var only: Node?
        let isAlone = walk(path, at: current) { location in
            guard only == nil else { return false }
            only = location.node
            return true
        }
        return isAlone ? only : nil
    }

    private func matches(_ test: PatternTest, at current: Location) -> Bool {
        guard let subject = value(of: test.subject, at: current).string else { return false }
        switch test.pattern {
        case .compiled(let pattern): return pattern?.matches(subject) ?? false
        case .computed(let operand):
            guard let text = value(of: operand, at: current).string else { return false }
            return (try? Pattern(text, extent: test.extent))?.matches(subject) ?? false
        }
    }
}
