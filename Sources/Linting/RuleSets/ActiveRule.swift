import SourceTree

/// A rule with what holds for it after all rule sets have had their say.
struct ActiveRule: Sendable {
    let definition: RuleDefinition
    /// The aliases that its paths may use.
    let aliases: [String: [Node]]
    /// Push types and envelopes that it is for; nil for all.
    let formats: [Node]?
    let documentation: String?
    var severity: Severity
    var isOn: Bool
    /// Whether somebody gave it a severity by name, which then holds for its warnings as well as for its errors.
    var isSeverityStated = false
    /// Whether a rule set switched it on by name, which a level given later does not undo.
    var isSwitchedOn = false
    /// Where a rule set last gave it a severity by name; nil where it is as it was defined.
    var settingPlace: Node?

    init(
        _ definition: RuleDefinition, in document: RuleSetDocument, level: RuleSetDocument.Level,
        aliases: [String: [Node]]
    ) {
        self.definition = definition
        self.aliases = aliases
        formats = definition.formats ?? document.formats
        documentation = definition.documentation ?? document.documentation.map { $0 + "#" + definition.id }
        severity = definition.severity
        isOn = true
        apply(level)
    }

    /// Whether it comes with the tool, so that tests have seen it.
    var isBuiltin: Bool { definition.place.tree.source.isBuiltinRuleSet }

    /// - Parameter place: the rule's name where the setting stands.
    mutating func apply(_ setting: RuleSetting, at place: Node) {
        settingPlace = place
        switch setting {
        case .off: (isOn, isSwitchedOn) = (false, false)
        case .on: (isOn, isSwitchedOn) = (true, true)
        case .severity(let severity):
            self.severity = severity
            isSeverityStated = true
            (isOn, isSwitchedOn) = (true, true)
        }
    }

    mutating func apply(_ level: RuleSetDocument.Level) {
        switch level {
        case .off: isOn = false
        case .all: isOn = true
        case .recommended: isOn = definition.isRecommended || isSwitchedOn
        }
    }
}
