import SourceTree

/// Reads the definition of one rule.
struct RuleDefinitionReader {
    private let name: Node
    private let object: Node
    private let schemaFiles: SchemaFiles
    private(set) var faults: [RuleSetFault] = []

    static let keys = [
        "description", "why", "message", "severity", "recommended", "formats", "documentationUrl", "references",
        "evidence", "target", "given", "then", "required", "examples", "reportedBy", "resolved", "type", "tags",
        "extensions",
        "since", "fixable",
    ]
    /// Reading a file, or looking at the string tables of all languages side by side.
    private static let reporters = ["reader", "tables"]
    static let thenKeys = ["field", "function", "functionOptions"]

    init(_ member: Member, schemaFiles: SchemaFiles) {
        self.schemaFiles = schemaFiles
        name = member.key
        object = member.value
    }

    /// The definition, or nil when it is too broken to stand for anything.
    mutating func read() -> RuleDefinition? {
        let (severity, isOn) = readSeverity()
        // The built-in rules are known to be right in this, and looking would show in each start.
        if !object.tree.source.isBuiltinRuleSet {
            checkKeys()
            checkExplanation()
        }
        let isReportedByReader = object["reportedBy"].map { readReportedBy($0) } ?? false
        let given = isReportedByReader ? [] : readGiven()
        let then = isReportedByReader ? [] : readThen()
        return RuleDefinition(
            id: name.text, message: text("message"),
            severity: severity, isRecommended: isOn && (boolean("recommended") ?? true),
            formats: texts("formats"), documentation: text("documentationUrl"),
            target: readTarget(), given: given, then: then,
            isMatchRequired: boolean("required") ?? false, isFixable: boolean("fixable") ?? false,
            isReportedByReader: isReportedByReader,
            explanation: RuleExplanationText(object), place: name, messagePlace: object["message"] ?? name)
    }

    private mutating func checkKeys() {
        for member in object.members
        where !RuleDefinitionReader.keys.contains(member.name) && !member.name.hasPrefix("x-") {
            faults.append(.unknown(member.key, "key", among: RuleDefinitionReader.keys))
        }
    }

    private mutating func checkExplanation() {
        _ = text("description")
        _ = text("why")
        _ = texts("references")
        if let evidence = object["evidence"], Evidence(rawValue: evidence.text) == nil {
            faults.append(.unknown(evidence, "evidence", among: Evidence.allCases.map(\.rawValue)))
        }
        var reader = RuleExamplesReader()
        if let examples = object["examples"] { _ = reader.read(examples) }
        faults += reader.faults
    }

    private mutating func readSeverity() -> (Severity, isOn: Bool) {
        guard let value = object["severity"] else { return (.warning, true) }
        switch SeverityReader.read(value) {
        case .success(.severity(let severity)): return (severity, true)
        case .success(.off): return (.warning, false)
        case .success(.on): return (.warning, true)
        case .failure(let fault):
            faults.append(fault)
            return (.warning, true)
        }
    }

    private mutating func readReportedBy(_ value: Node) -> Bool {
        if RuleDefinitionReader.reporters.contains(where: { value.equals($0) }) { return true }
        faults.append(.unknown(value, "reporter", among: RuleDefinitionReader.reporters))
        return true
    }

    private mutating func readTarget() -> RuleTarget {
        guard let value = object["target"] else { return .payload }
        if let target = RuleTarget(rawValue: value.text) { return target }
        faults.append(.unknown(value, "target", among: RuleTarget.allCases.map(\.rawValue)))
        return .payload
    }

    private mutating func readGiven() -> [Node] {
        guard let value = object["given"] else {
            fault("The rule has no “given”: the path, or the paths, of the values that it is about.", name)
            return []
        }
        let given = value.kind == .string ? [value] : Array(value.elements)
        if given.isEmpty || given.contains(where: { $0.kind != .string }) {
            fault("“given” is a path such as $.aps, or a list of paths.", value)
        }
        return given.filter { $0.kind == .string }
    }

    private mutating func readThen() -> [ThenClause] {
        guard let value = object["then"] else {
            fault("The rule has no “then”: the function that checks what “given” selects.", name)
            return []
        }
        switch value.kind {
        case .object: return readClause(value).map { [$0] } ?? []
        case .array:
            if value.count == 0 { fault("“then” is empty; name a function.", value) }
            return value.elements.compactMap { readClause($0) }
        default:
            fault("“then” is a mapping with “function”, or a list of such mappings.", value)
            return []
        }
    }

    private mutating func readClause(_ value: Node) -> ThenClause? {
        for member in value.members where !RuleDefinitionReader.thenKeys.contains(member.name) {
            faults.append(.unknown(member.key, "key", among: RuleDefinitionReader.thenKeys))
        }
        guard let function = value["function"], function.kind == .string else {
            fault("An entry of “then” names a “function”.", value)
            return nil
        }
        if let field = value["field"], field.kind != .string {
            fault("“field” is a text: a key, a path of keys, or @key.", field)
            return nil
        }
        return ThenClause(
            field: value["field"], function: function, options: value["functionOptions"], schemaFiles: schemaFiles)
    }

    // MARK: Pieces

    private mutating func text(_ key: String) -> String? {
        guard let value = object[key] else { return nil }
        if value.kind == .string { return value.text }
        fault("“\(key)” is a text; this is \(value.kind.described).", value)
        return nil
    }

    private mutating func texts(_ key: String) -> [Node]? {
        guard let value = object[key] else { return nil }
        let list = value.kind == .string ? [value] : Array(value.elements)
        if list.isEmpty || list.contains(where: { $0.kind != .string }) {
            fault("“\(key)” is a text or a list of texts.", value)
        }
        return list.filter { $0.kind == .string }
    }

    private mutating func boolean(_ key: String) -> Bool? {
        guard let value = object[key] else { return nil }
        if value.kind == .boolean { return value.boolean }
        fault("“\(key)” is true or false; this is \(value.kind.described).", value)
        return nil
    }

    private mutating func fault(_ message: String, _ node: Node) {
        faults.append(RuleSetFault(message, at: node))
    }
}
