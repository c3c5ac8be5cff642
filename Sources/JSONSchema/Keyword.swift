/// The keywords of draft 2020-12, with those that its meta-schema keeps from older drafts.
enum Keyword: String, CaseIterable, Sendable {
    case schema = "$schema"
    case id = "$id"
    case reference = "$ref"
    case dynamicReference = "$dynamicRef"
    case anchor = "$anchor"
    case dynamicAnchor = "$dynamicAnchor"
    case vocabulary = "$vocabulary"
    case comment = "$comment"
    case definitions = "$defs"
    case oldDefinitions = "definitions"
    case dependencies
    case allOf, anyOf, oneOf, not
    case `if`, then, `else`
    case dependentSchemas, dependentRequired
    case properties, patternProperties, additionalProperties, propertyNames
    case unevaluatedProperties
    case prefixItems, items, contains, minContains, maxContains, unevaluatedItems
    case type, const, `enum`
    case multipleOf, minimum, maximum, exclusiveMinimum, exclusiveMaximum
    case minLength, maxLength, pattern, format
    case minItems, maxItems, uniqueItems
    case minProperties, maxProperties, required
    case title, description, `default`, deprecated, readOnly, writeOnly, examples
    case contentEncoding, contentMediaType, contentSchema

    /// How schemas stand below a keyword.
    enum Subschemas {
        case none, one, list, byName
    }

    var subschemas: Subschemas {
        switch self {
        case .definitions, .oldDefinitions, .dependencies, .dependentSchemas, .properties, .patternProperties: .byName
        case .allOf, .anyOf, .oneOf, .prefixItems: .list
        case .not, .if, .then, .else, .additionalProperties, .propertyNames, .unevaluatedProperties, .items,
            .contains, .unevaluatedItems, .contentSchema:
            .one
        default: .none
        }
    }

    /// The vocabulary without which the keyword has no effect.
    var vocabulary: Vocabularies {
        switch self {
        case .schema, .id, .reference, .dynamicReference, .anchor, .dynamicAnchor, .vocabulary, .comment,
            .definitions, .oldDefinitions:
            .core
        case .dependencies, .allOf, .anyOf, .oneOf, .not, .if, .then, .else, .dependentSchemas, .properties,
            .patternProperties, .additionalProperties, .propertyNames, .prefixItems, .items, .contains:
            .applicator
        case .unevaluatedProperties, .unevaluatedItems: .unevaluated
        case .format: [.formatAnnotation, .formatAssertion]
        case .title, .description, .default, .deprecated, .readOnly, .writeOnly, .examples, .contentEncoding,
            .contentMediaType, .contentSchema:
            .annotation
        default: .validation
        }
    }
}
