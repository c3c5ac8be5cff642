import JSONSchema
import SourceTree

extension JSONSchema {
    /// What a value has against a schema. What a template's placeholder will become is not known, nor what its tags add.
    func problems(in value: Node) -> [Problem] {
        if accepts(value) { return [] }
        return violations(of: value).filter {
            !TemplatePlaceholder.stands(in: $0.place) && !$0.place.holdsTemplateTags
        }.map { Problem($0) }
    }
}

extension Problem {
    /// What a schema does not allow, with the place in the schema where somebody can open it.
    init(_ violation: SchemaViolation) {
        let isBuiltin = violation.schemaPlace.tree.source.isBuiltinRuleSet
        let related = Related("The schema asks for it here.", at: Spot(violation.schemaPlace))
        self.init(violation.message, at: violation.place, related: isBuiltin ? [] : [related])
    }
}
