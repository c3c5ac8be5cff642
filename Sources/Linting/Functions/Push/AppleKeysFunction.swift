import Payloads
import SourceTree
import Spelling

/// Finds keys in one of Apple's dictionaries that Apple does not define there.
///
/// Options: `keys`, those that Apple defines; `liveActivityKeys`, those that it defines for Live Activities only;
/// `dictionary`, what messages call the place; `elsewhere`, keys that
/// belong to another of Apple's dictionaries, by the name of that place; `meant`, names that are mistaken for one of
/// Apple's, by the right one.
struct AppleKeysFunction: RuleFunction {
    static let name = "appleKeys"

    private let keys: NameIndex
    private let liveActivityKeys: [String]
    private let ordered: [String]
    private let folded: [String: String]
    private let dictionary: String
    private let elsewhere: [(place: String, keys: [String])]
    private let meant: [String: String]

    init(options: inout OptionReader) {
        ordered = options.strings("keys") ?? []
        keys = NameIndex(ordered)
        if ordered.isEmpty { options.fault("“appleKeys” needs “keys”: what Apple defines in the dictionary.") }
        liveActivityKeys = options.strings("liveActivityKeys") ?? []
        dictionary = options.string("dictionary") ?? "this dictionary"
        folded = Dictionary(
            (ordered + (options.strings("liveActivityKeys") ?? [])).map { (KeySpelling.folded($0), $0) }
        ) { first, _ in first }
        elsewhere =
            options.node("elsewhere")?.members.map { ($0.name, $0.value.elements.map(\.text)) } ?? []
        meant = Dictionary(
            options.node("meant")?.members.map { (KeySpelling.folded($0.name), $0.value.text) } ?? []
        ) { first, _ in first }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let object = subject.value, object.kind == .object, !keys.containsAllKeys(of: object) else { return }
        var found = 0
        for member in object.members {
            if keys.contains(member.key) { continue }
            let name = member.name
            if context.settings.customKeys.contains(name) { continue }
            if context.holdsPlaceholder(member.key) { continue }
            if isForActivities(context.payload), liveActivityKeys.contains(name) { continue }
            // What is more than is listed is only counted, and needs neither a suggestion nor a fix.
            let problem =
                found < ProblemCollection.maximumPerRule || folded[KeySpelling.folded(name)] != nil
                ? problem(with: member, name, in: object, context) : stranger(member, name)
            guard let problem else { continue }
            found += 1
            report(problem)
        }
    }

    /// A key that is not looked at any closer.
    private func stranger(_ member: Member, _ name: String, fix: Fix? = nil) -> Problem {
        Problem(
            "“\(name)” is no key of Apple's in \(dictionary), where nobody reads it. If it is the app's own, it belongs "
                + "beside aps.", at: member.key, severity: .warning, fix: fix)
    }

    /// Whether the dictionary that a key belongs in is not there, so that what it says is lost for certain.
    private func isLost(_ place: String, _ object: Node) -> Bool {
        place == "aps.alert" && object.member("alert") == nil
    }

    /// Now Playing sessions have the events and attributes of Live Activities.
    private func isForActivities(_ payload: Payload) -> Bool {
        payload.pushType == .liveactivity || payload.pushType == .nowplaying
    }

    private func problem(with member: Member, _ name: String, in object: Node, _ context: LintContext) -> Problem? {
        let spelling = KeySpelling.folded(name)
        if let right = folded[spelling], right != name {
            // The Admin SDKs take camel case and write Apple's names themselves.
            if context.payload.takesInCamelCase(right), name == KeySpelling.camelCase(right) {
                return secondSpelling(of: right, member, in: object)
            }
            return misspelling(member, name, right, in: object, context, severity: .error)
        }
        if let right = meant[spelling] {
            return misspelling(member, name, right, in: object, context, severity: .error)
        }
        for (place, keys) in elsewhere {
            guard let right = keys.first(where: { KeySpelling.folded($0) == spelling }) else { continue }
            let spelt = right == name ? "“\(name)”" : "“\(name)” (which Apple writes “\(right)”)"
            return Problem(
                "\(spelt) does nothing in \(dictionary): it belongs in \(place).", at: member.key,
                severity: right.contains("-") || isLost(place, object) ? .error : .warning,
                fix: fix(moving: member, as: right, from: object, into: place, context))
        }
        if liveActivityKeys.contains(name) {
            return Problem(
                "“\(name)” is read in the pushes of Live Activities only, and this is none. If it is the app's own, it "
                    + "belongs beside aps.", at: member.key, severity: .warning)
        }
        if let near = Spelling.nearest(to: name, among: ordered), KeySpelling.isNear(name, near) {
            // Nobody comes by chance within a letter of a name like “mutable-content”.
            return misspelling(
                member, name, near, in: object, context, severity: near.contains("-") ? .error : .warning)
        }
        return stranger(member, name, fix: fix(movingOut: member, from: object, context))
    }

    /// The Admin SDKs refuse a message that has both spellings of a key.
    private func secondSpelling(of right: String, _ member: Member, in object: Node) -> Problem? {
        object.member(right).map { other in
            Problem(
                "“\(member.name)” and “\(right)” are the same to Firebase's Admin SDKs, which refuse a message with both. "
                    + "Remove one.", at: member.key,
                related: [Problem.Related("“\(right)” stands here.", at: Spot(other.key))])
        }
    }

    private func misspelling(
        _ member: Member, _ name: String, _ right: String, in object: Node, _ context: LintContext, severity: Severity
    ) -> Problem {
        var message = "“\(name)” is not read; Apple's key is “\(right)”."
        var related: [Problem.Related] = []
        if let other = object.member(right) {
            message = "“\(name)” is not read; Apple's key “\(right)” is there as well. Remove this one."
            related.append(Problem.Related("“\(right)” stands here.", at: Spot(other.key)))
        }
        // What is only likely is for a person to decide.
        let isCertain = severity == .error && related.isEmpty
        let fix = isCertain ? fix(renaming: member, to: right, in: object, context) : nil
        return Problem(message, at: member.key, severity: severity, related: related, fix: fix)
    }

    // MARK: Fixes

    private func fix(renaming member: Member, to name: String, in object: Node, _ context: LintContext) -> Fix? {
        guard Fix.isFeasible(in: object) else { return nil }
        // Of two spellings of one key, nobody knows which value is the right one.
        let isAlone = !object.members.contains { $0.key != member.key && rightName(of: $0.name) == name }
        guard isAlone else { return nil }
        let value = AppleFlag.rightValue(of: name, written: member.value, in: context.payload)
        return Fix.renaming(member, to: name, value: value, title: "Write “\(name)”")
    }

    private func rightName(of name: String) -> String? {
        let spelling = KeySpelling.folded(name)
        if let right = folded[spelling] ?? meant[spelling] { return right }
        return Spelling.nearest(to: name, among: ordered).flatMap { KeySpelling.isNear(name, $0) ? $0 : nil }
    }

    /// Moves one of Apple's keys to where it belongs. Everyday words are left to a person.
    private func fix(
        moving member: Member, as name: String, from object: Node, into place: String, _ context: LintContext
    ) -> Fix? {
        let aps = context.payload.root["aps"]
        let target = place == "aps" ? aps : place == "aps.alert" ? aps?["alert"] : nil
        guard name.contains("-"), let target, target.kind == .object, Fix.isFeasible(in: object, target) else {
            return nil
        }
        let spelling = KeySpelling.folded(name)
        let isAlone = !object.members.contains { $0.key != member.key && KeySpelling.folded($0.name) == spelling }
        guard isAlone, !target.members.contains(where: { KeySpelling.folded($0.name) == spelling }) else { return nil }
        let moved = MovedMember(
            member: member, origin: object, name: member.key.equals(name) ? nil : name,
            value: AppleFlag.rightValue(of: name, written: member.value, in: context.payload))
        return Fix.moving(moved, into: target, title: "Move “\(name)” into \(place)")
    }

    /// Moves a key of the app's own from aps to the place beside it.
    private func fix(movingOut member: Member, from object: Node, _ context: LintContext) -> Fix? {
        let root = context.payload.root
        guard let aps = root["aps"], aps == object, Fix.isFeasible(in: object, root),
            root.member(member.name) == nil
        else { return nil }
        let moved = MovedMember(member: member, origin: object, name: nil, value: nil)
        return Fix.moving(moved, into: root, title: "Move “\(member.name)” beside aps")
    }
}
