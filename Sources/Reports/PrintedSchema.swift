import BuiltinSchemas
import Linting
import SourceTree

/// The built-in schemas as JSON text, with the names that the tool knows at the time.
public enum PrintedSchema {
    /// The schema of payloads.
    ///
    /// - Parameter pushType: what the payloads are sent as; nil for any of them.
    public static func payload(pushType: String?) -> String {
        var writer = JSONTreeWriter()
        if let pushType {
            writer.replace("/title") { $0.literal($1, JSONText.quoted("APNs payload of type \(pushType)")) }
            writer.replace("/$ref") { $0.literal($1, JSONText.quoted("#/$defs/\(pushType)")) }
        }
        return writer.text(of: BuiltinSchemas.payload)
    }

    /// The schema of configurations and rule sets.
    public static var configuration: String {
        var writer = JSONTreeWriter()
        let rules = RuleSetVocabulary.rules
        writer.replace("/$defs/rules/properties") { writer, key in
            writer.object(key) { writer in
                for rule in rules {
                    writer.object(rule.id) { writer in
                        if let description = rule.definition.description {
                            writer.string("description", description)
                        }
                        writer.string("$ref", "#/$defs/rule")
                    }
                }
            }
        }
        let formats = RuleSetVocabulary.formats
        writer.replace("/$defs/format/enum", with: formats + formats.map { "!" + $0 })
        writer.replace("/$defs/clause/properties/function/enum", with: RuleSetVocabulary.functions)
        writer.replace("/$defs/ruleSet/anyOf/1/enum", with: RuleSetVocabulary.ruleSets)
        return writer.text(of: BuiltinSchemas.configuration)
    }
}
