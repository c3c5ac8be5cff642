import SourceTree
import Workspace

/// A rule set joined with all that it extends.
struct ResolvedRuleSet: Sendable {
    /// What holds for certain files only.
    struct Override: Sendable {
        /// Paths of the files, each with a place in them if the override is for a part of a file.
        let targets: [(glob: Glob, pointer: JSONPointer?)]
        /// The folder that the globs count from.
        let folder: Path
        let layer: RuleSetDocument
        let aliases: [String: [Node]]
        /// The rules that the override extends.
        let extended: RuleTable

        /// The severities that it gives to rules.
        var ruleSettings: [String: RuleSetting] {
            var settings: [String: RuleSetting] = [:]
            for (name, entry) in layer.rules {
                if case .setting(let setting) = entry { settings[name.text] = setting }
            }
            return settings
        }

        func apply(to table: inout RuleTable) {
            table.merge(extended)
            _ = table.apply(layer, level: .recommended, aliases: aliases)
        }
    }

    var table = RuleTable()
    var aliases: [String: [Node]] = [:]
    var overrides: [Override] = []
    var settings = Settings()
}
