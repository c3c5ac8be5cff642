import Payloads
import SourceTree

/// Finds Apple's keys beside `aps`, where nobody reads them.
///
/// The top level is the app's, so this looks with care. Options: `unmistakable`, names that nobody uses for anything
/// else, in any spelling; `everyday`, common words with the kind of value that Apple expects, which count only where
/// `aps` lacks the key; `liveActivity`, the same for words that mean something in a Live Activity only.
struct TopLevelKeysFunction: RuleFunction {
    static let name = "topLevelKeys"

    private enum Expected: String, CaseIterable {
        case string, wholeNumber, sound, event, seconds, object

        func fits(_ value: Node) -> Bool {
            switch self {
            case .string: value.kind == .string && !value.equals("")
            case .wholeNumber: value.number?.isWhole ?? false
            case .sound:
                value.kind == .string
                    ? !value.equals("") && !value.text.contains("://")
                    : value["critical"] != nil || value["volume"] != nil
            case .event: value.equals("start") || value.equals("update") || value.equals("end")
            case .seconds: value.integer.map { $0 > 1_000_000_000 && $0 < 100_000_000_000 } ?? false
            case .object: value.kind == .object
            }
        }
    }

    private let unmistakable: [String: (name: String, place: String)]
    private let everyday: [(name: String, expected: Expected)]
    private let liveActivity: [(name: String, expected: Expected)]
    private let filter: KeySpellingFilter

    init(options: inout OptionReader) {
        var unmistakable: [String: (name: String, place: String)] = [:]
        for place in options.node("unmistakable")?.members.map({ $0 }) ?? [] {
            for name in place.value.elements.map(\.text) {
                unmistakable[KeySpelling.folded(name)] = (name, place.name)
            }
        }
        self.unmistakable = unmistakable
        everyday = TopLevelKeysFunction.words("everyday", &options)
        liveActivity = TopLevelKeysFunction.words("liveActivity", &options)
        filter = KeySpellingFilter(["alert"] + unmistakable.keys + (everyday + liveActivity).map(\.name))
    }

    private static func words(_ option: String, _ options: inout OptionReader) -> [(name: String, expected: Expected)] {
        options.node(option)?.members.compactMap { member in
            if let expected = Expected(rawValue: member.value.text) { return (member.name, expected) }
            options.fault(
                "“\(member.value.text)” is no kind of value; known are "
                    + Expected.allCases.map(\.rawValue).joined(separator: ", ") + ".", at: member.value)
            return nil
        } ?? []
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        // Of a push whose body may lack aps, iOS does not look into it: the whole payload is the app's.
        guard let root = subject.value, let aps = root["aps"], aps.kind == .object,
            !(context.payload.pushType?.bodyMayLackAps ?? false)
        else { return }
        for member in root.members where filter.mayKnow(member.key) {
            let name = member.name
            if name == "aps" || context.settings.customKeys.contains(name) { continue }
            if let problem = problem(with: member, name, aps, context) { report(problem) }
        }
    }

    private func problem(with member: Member, _ name: String, _ aps: Node, _ context: LintContext) -> Problem? {
        if let (right, place) = unmistakable[KeySpelling.folded(name)] {
            let spelt = right == name ? "" : " Apple writes it “\(right)”."
            return Problem(
                "“\(name)” stands beside aps, where iOS does not read it; it belongs in \(place).\(spelt) If the app reads "
                    + "it itself, declare it under customKeys.", at: member.key, severity: .warning,
                fix: fix(moving: member, as: right, into: place, aps, context))
        }
        // What would show something in aps has no place in a push that shows nothing.
        if context.payload.pushType == .background { return nil }
        if name == "alert", member.value.kind == .object || member.value.kind == .string {
            let second = aps["alert"] != nil
            let related = aps.member("alert").map { Problem.Related("The alert that is shown.", at: Spot($0.key)) }
            return Problem(
                second
                    ? "This is a second alert, beside aps; iOS shows the one in aps only."
                    : "“alert” stands beside aps, where iOS does not read it; it belongs in aps.",
                at: member.key, severity: .warning, related: related.map { [$0] } ?? [])
        }
        let words = context.payload.pushType == .liveactivity ? everyday + liveActivity : everyday
        guard let word = words.first(where: { $0.name == name }), aps.member(name) == nil,
            word.expected.fits(member.value)
        else { return nil }
        return Problem(
            "“\(name)” stands beside aps, where iOS does not read it, and aps has none. Move it into aps; if it is the "
                + "app's own, declare it under customKeys.", at: member.key, severity: .warning)
    }

    /// Moves the member into the dictionary that it belongs in, if that is there and lacks the key in every spelling.
    private func fix(
        moving member: Member, as name: String, into place: String, _ aps: Node, _ context: LintContext
    ) -> Fix? {
        let object = place == "aps" ? aps : aps["alert"]
        guard let object, object.kind == .object, Fix.isFeasible(in: object, context.payload.root) else { return nil }
        let spelling = KeySpelling.folded(name)
        let siblings = context.payload.root.members.filter { KeySpelling.folded($0.name) == spelling }
        guard siblings.count == 1, !object.members.contains(where: { KeySpelling.folded($0.name) == spelling }) else {
            return nil
        }
        let moved = MovedMember(
            member: member, origin: context.payload.root, name: member.key.equals(name) ? nil : name,
            value: AppleFlag.rightValue(of: name, written: member.value, in: context.payload))
        return Fix.moving(moved, into: object, title: "Move “\(name)” into \(place)")
    }
}
