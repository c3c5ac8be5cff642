import Payloads
import SourceTree

/// What all rules of a program look at, joined, so that a payload is walked through once and not once for each rule.
///
/// Most rules look at a place that names lead to, such as `$.aps.alert`. These paths form a tree of names; the rest,
/// with wildcards, filters and the like, is asked one by one.
struct GivenIndex: Sendable {
    /// Called with the number of a rule and a value that it looks at.
    typealias Match = (_ rule: Int, _ node: Node) -> Void

    /// A place that names lead to.
    private struct Place {
        var rules: [Int] = []
        var names = NameIndex([])
        /// The places one name further, in the order of the names.
        var children: [Int] = []
    }

    private var places = [Place()]
    private var others: [(rule: Int, given: CompiledGiven)] = []

    init(_ rules: [CompiledRule]) {
        for (number, rule) in rules.enumerated() {
            for given in rule.givens.value {
                if case .path(let query) = given, let names = query.names {
                    add(number, at: names)
                } else {
                    others.append((number, given))
                }
            }
        }
    }

    private mutating func add(_ rule: Int, at names: [String]) {
        var place = 0
        for name in names {
            if let known = places[place].names.names.firstIndex(of: name) {
                place = places[place].children[known]
                continue
            }
            places[place].names = NameIndex(places[place].names.names + [name])
            places[place].children.append(places.count)
            place = places.count
            places.append(Place())
        }
        places[place].rules.append(rule)
    }

    /// Finds what the rules look at in a payload.
    ///
    /// - Parameter isWanted: whether a rule is asked at all.
    func forEachMatch(in payload: Payload, where isWanted: (_ rule: Int) -> Bool, _ body: Match) {
        walk(0, payload.root, body)
        for (rule, given) in others where isWanted(rule) {
            given.forEachNode(in: payload) { body(rule, $0) }
        }
    }

    private func walk(_ place: Int, _ node: Node, _ body: Match) {
        for rule in places[place].rules { body(rule, node) }
        guard !places[place].children.isEmpty, node.kind == .object else { return }
        // Of a key that is repeated, the last one counts.
        var found: [(name: Int, value: Node)] = []
        for member in node.members {
            guard let name = places[place].names.position(of: member.key) else { continue }
            if let earlier = found.firstIndex(where: { $0.name == name }) { found.remove(at: earlier) }
            found.append((name, member.value))
        }
        for (name, value) in found { walk(places[place].children[name], value, body) }
    }
}
