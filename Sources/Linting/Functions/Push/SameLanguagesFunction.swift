import SourceTree

/// Whether several maps by language in one object have the same languages.
///
/// Option: `maps`, the names of the members.
struct SameLanguagesFunction: RuleFunction {
    static let name = "sameLanguages"

    private let maps: [String]

    init(options: inout OptionReader) {
        maps = options.strings("maps") ?? []
        if maps.count < 2 { options.fault("“sameLanguages” needs “maps”: the names of two or more members.") }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let object = subject.value else { return }
        let present = maps.compactMap { object.member($0) }.filter { isTold($0.value) }
        for map in present {
            let missing = present.filter { $0.key != map.key }.flatMap { other in
                other.value.members.filter { map.value.member($0.name) == nil }
            }
            guard !missing.isEmpty else { continue }
            report(
                Problem(
                    "“\(map.name)” has no \(LanguageList.text(missing.map(\.name))), which the other texts have: those "
                        + "users read one text in their language and one in another.",
                    at: map.key, related: missing.map { Problem.Related("“\($0.name)” stands here.", at: Spot($0.key)) }
                )
            )
        }
    }

    private func isTold(_ map: Node) -> Bool {
        map.kind == .object && !map.holdsTemplateTags
            && !map.members.contains { TemplatePlaceholder.stands(in: $0.key) }
    }
}
