import SourceTree

extension Source {
    /// Whether this is a rule set that comes with the tool, which nobody can open and tests have seen.
    var isBuiltinRuleSet: Bool { name.hasPrefix("pushlint:") }
}
