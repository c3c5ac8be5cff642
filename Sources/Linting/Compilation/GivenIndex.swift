import Payloads
import SourceTree

/// What all rules of a program look at, joined, so that a payload is walked through once and not once for each rule.
///
/// Most rules look at places that names lead to, such as `$.aps.alert`, or at the keys there. These ways form a tree of
/// names; the rest, with wildcards, filters and the like, is asked one by one.
struct GivenIndex: Sendable {
    /// Called with the number of a rule and a value that it looks at.
    typealias Match = (_ rule: Int, _ node: Node) -> Void

    /// A place that names lead to.
    private final class Place: Sendable {
        /// Those that look at the value.
        let rules: [Int]
        /// Those that look at the key that leads here.
        let rulesOfKey: [Int]
        /// The names of the places one name further.
        let names: NameIndex
        /// Those places, in the order of the names.
        let children: [Place]

        init(_ ways: [Way]) {
            rules = ways.filter { $0.names.isEmpty && !$0.leadsToKey }.map(\.rule)
            rulesOfKey = ways.filter { $0.names.isEmpty && $0.leadsToKey }.map(\.rule)
            var names: [String] = []
            for name in ways.compactMap(\.names.first) where !names.contains(name) { names.append(name) }
            self.names = NameIndex(names)
            children = names.map { name in
                Place(ways.filter { $0.names.first == name }.map { $0.withoutFirstName })
            }
        }
    }

    /// The names that lead to what a rule looks at.
    private struct Way {
        let rule: Int
        var names: ArraySlice<String>
        let leadsToKey: Bool

        var withoutFirstName: Way { Way(rule: rule, names: names.dropFirst(), leadsToKey: leadsToKey) }
    }

    private let start: Place
    private let others: [(rule: Int, given: CompiledGiven)]

    /// - Parameter rules: each with its number.
    init(_ rules: some Sequence<(offset: Int, element: CompiledRule)>) {
        var ways: [Way] = []
        var others: [(rule: Int, given: CompiledGiven)] = []
        for (number, rule) in rules {
            for given in rule.givens.value {
                if case .path(let query) = given, let own = query.waysByName {
                    ways += own.map { Way(rule: number, names: $0[...], leadsToKey: query.selectsKeys) }
                } else {
                    others.append((number, given))
                }
            }
        }
        start = Place(ways)
        self.others = others
    }

    /// Finds what the rules look at in a payload.
    ///
    /// - Parameter isWanted: whether a rule is asked at all.
    func forEachMatch(in payload: Payload, where isWanted: (_ rule: Int) -> Bool, _ body: Match) {
        let root = payload.root
        root.tree.withView { walk(start, root.index, $0, isWanted, body) }
        for (rule, given) in others where isWanted(rule) {
            given.forEachNode(in: payload) { body(rule, $0) }
        }
    }

    private func walk(
        _ place: Place, _ index: Int, _ view: TreeView, _ isWanted: (_ rule: Int) -> Bool, _ body: Match
    ) {
        if !place.rules.isEmpty {
            let node = view.node(index)
            for rule in place.rules where isWanted(rule) { body(rule, node) }
        }
        guard !place.children.isEmpty, view.kind(index) == .object else { return }
        // Of a key that is repeated, the last one counts.
        var last: [Int: Int] = [:]
        var key = index + 1
        while key < view.next(index) {
            if let name = place.names.position(of: key, in: view) {
                if view.mayRepeatKeys {
                    last[name] = key
                } else {
                    visit(place.children[name], key, view, isWanted, body)
                }
            }
            key = view.next(key + 1)
        }
        for (name, key) in last.sorted(by: { $0.value < $1.value }) {
            visit(place.children[name], key, view, isWanted, body)
        }
    }

    private func visit(
        _ place: Place, _ key: Int, _ view: TreeView, _ isWanted: (_ rule: Int) -> Bool, _ body: Match
    ) {
        for rule in place.rulesOfKey where isWanted(rule) { body(rule, view.node(key)) }
        walk(place, key + 1, view, isWanted, body)
    }
}
