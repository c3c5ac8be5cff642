import SourceTree

/// Rules by their names, in the order in which they were defined.
struct RuleTable: Sendable {
    private(set) var names: [String] = []
    private var rules: [String: ActiveRule] = [:]

    subscript(name: String) -> ActiveRule? {
        get { rules[name] }
        set {
            if rules[name] == nil, newValue != nil { names.append(name) }
            rules[name] = newValue
        }
    }

    var all: [ActiveRule] { names.compactMap { rules[$0] } }

    /// Adds all rules of another table; of equal names the other's holds.
    mutating func merge(_ other: RuleTable) {
        for name in other.names { self[name] = other[name] }
    }

    mutating func apply(_ level: RuleSetDocument.Level) {
        for name in names { rules[name]?.apply(level) }
    }

    /// Adds a document's rules and applies what it says of others.
    ///
    /// - Returns: the names that no rule has.
    mutating func apply(
        _ document: RuleSetDocument, level: RuleSetDocument.Level, aliases: [String: [Node]]
    ) -> [Node] {
        var unknown: [Node] = []
        for (name, entry) in document.rules {
            switch entry {
            case .definition(let definition):
                self[definition.id] = ActiveRule(definition, in: document, level: level, aliases: aliases)
            case .setting(let setting):
                if self[name.text] == nil { unknown.append(name) }
                self[name.text]?.apply(setting, at: name)
            }
        }
        return unknown
    }
}
