/// Which of the standard's vocabularies act in a schema resource (draft 2020-12 core, section 8.1.2).
struct Vocabularies: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let core = Vocabularies(rawValue: 1)
    static let applicator = Vocabularies(rawValue: 2)
    static let unevaluated = Vocabularies(rawValue: 4)
    static let validation = Vocabularies(rawValue: 8)
    static let formatAnnotation = Vocabularies(rawValue: 16)
    static let formatAssertion = Vocabularies(rawValue: 32)
    /// Vocabularies of keywords that refuse nothing.
    static let annotation = Vocabularies(rawValue: 64)

    /// What holds for a schema that names no meta-schema of its own.
    static let standard: Vocabularies = [.core, .applicator, .unevaluated, .validation, .formatAnnotation, .annotation]

    /// The vocabulary of a URI, as `$vocabulary` names it; nil for one that the standard does not define.
    init?(uri: String) {
        switch uri {
        case "https://json-schema.org/draft/2020-12/vocab/core": self = .core
        case "https://json-schema.org/draft/2020-12/vocab/applicator": self = .applicator
        case "https://json-schema.org/draft/2020-12/vocab/unevaluated": self = .unevaluated
        case "https://json-schema.org/draft/2020-12/vocab/validation": self = .validation
        case "https://json-schema.org/draft/2020-12/vocab/format-annotation": self = .formatAnnotation
        case "https://json-schema.org/draft/2020-12/vocab/format-assertion": self = .formatAssertion
        case "https://json-schema.org/draft/2020-12/vocab/meta-data",
            "https://json-schema.org/draft/2020-12/vocab/content":
            self = .annotation
        default: return nil
        }
    }

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }
}
