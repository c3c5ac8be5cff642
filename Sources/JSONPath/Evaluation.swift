import SourceTree

/// One run of a query over a document.
///
/// Results are handed on as they are found, so that nothing is gathered and a run can stop early. Recursion is bounded
/// by the number of segments in the query's text, which the parser limits, not by the document's depth.
struct Evaluation {
    /// What `$` stands for.
    let root: Node

    /// Calls `visit` for each value that the path selects, in the standard's order; ends early, with false, when
    /// `visit` returns false.
    @discardableResult
    func walk(_ path: Path, at current: Location, _ visit: (Location) -> Bool) -> Bool {
        walk(path.steps, startingAt: 0, from: start(of: path, at: current), visit)
    }

    /// The one value that a singular path selects; without closures, since this is what runs most.
    func target(of path: Path, at current: Location) -> Node? {
        var node = start(of: path, at: current).node
        for step in path.steps {
            switch step {
            case .member(let name):
                guard let value = node[name] else { return nil }
                node = value
            case .element(let position):
                guard let element = Evaluation.element(position, of: node) else { return nil }
                node = element.node
            case .parent:
                guard node != root, let parent = node.parent else { return nil }
                node = parent
            case .children, .descendants: return nil
            }
        }
        return node
    }

    private func start(of path: Path, at current: Location) -> Location {
        switch path.origin {
        case .root: Location(root)
        case .current: current
        }
    }

    // MARK: Segments

    /// Takes the steps from an index on.
    private func walk(
        _ steps: [Step], startingAt first: Int, from start: Location, _ visit: (Location) -> Bool
    ) -> Bool {
        var location = start
        for index in first..<steps.count {
            switch steps[index] {
            case .member(let name):
                guard let member = location.node.member(name) else { return true }
                location = Location(member)
            case .element(let position):
                guard let element = Evaluation.element(position, of: location.node) else { return true }
                location = element
            case .parent:
                guard location.node != root, let parent = location.node.parent else { return true }
                location = Location(parent)
            case .children(let selectors):
                return walk(selectors, in: location, steps, startingAt: index + 1, visit)
            case .descendants(let selectors):
                for collection in location.node.collections {
                    guard walk(selectors, in: Location(collection), steps, startingAt: index + 1, visit) else {
                        return false
                    }
                }
                return true
            }
        }
        return visit(location)
    }

    /// Takes the rest of the way from each child that the selectors select.
    private func walk(
        _ selectors: [Selector], in location: Location, _ steps: [Step], startingAt next: Int,
        _ visit: (Location) -> Bool
    ) -> Bool {
        guard next < steps.count else { return select(selectors, in: location.node, visit) }
        if case .parent = steps[next] {
            // The way back leads to where this one starts: one child is enough to know.
            let isEmpty = select(selectors, in: location.node) { _ in false }
            return isEmpty || walk(steps, startingAt: next + 1, from: location, visit)
        }
        return select(selectors, in: location.node) { walk(steps, startingAt: next, from: $0, visit) }
    }

    // MARK: Selectors

    private func select(_ selectors: [Selector], in node: Node, _ visit: (Location) -> Bool) -> Bool {
        for selector in selectors {
            guard select(selector, in: node, visit) else { return false }
        }
        return true
    }

    private func select(_ selector: Selector, in node: Node, _ visit: (Location) -> Bool) -> Bool {
        switch selector {
        case .name(let name): node.member(name).map { visit(Location($0)) } ?? true
        case .index(let position): Evaluation.element(position, of: node).map(visit) ?? true
        case .wildcard: children(of: node, visit)
        case .slice(let slice): elements(slice, of: node, visit)
        case .filter(let condition): children(of: node) { !holds(condition, at: $0) || visit($0) }
        }
    }

    private func children(of node: Node, _ visit: (Location) -> Bool) -> Bool {
        if node.kind == .object {
            for member in node.members {
                guard visit(Location(member)) else { return false }
            }
            return true
        }
        var position = 0
        for element in node.elements {
            guard visit(Location(element, .element(position))) else { return false }
            position += 1
        }
        return true
    }

    private func elements(_ slice: Slice, of node: Node, _ visit: (Location) -> Bool) -> Bool {
        let elements = Array(node.elements)
        for position in slice.indices(count: elements.count) {
            guard visit(Location(elements[position], .element(position))) else { return false }
        }
        return true
    }

    private static func element(_ position: Int, of node: Node) -> Location? {
        guard node.kind == .array else { return nil }
        let wanted = position >= 0 ? position : node.count + position
        guard wanted >= 0 else { return nil }
        var index = 0
        for element in node.elements {
            if index == wanted { return Location(element, .element(index)) }
            index += 1
        }
        return nil
    }
}
