import JSONPath
import Payloads
import SourceTree
import Spelling

/// Makes the parts of a rule ready to run and gathers every mistake in them.
struct RuleCompiler {
    private(set) var faults: [RuleSetFault] = []
    /// What is likely a mistake, and keeps nothing from running.
    private(set) var warnings: [RuleSetFault] = []

    /// Every mistake in the parts of a rule, and what is likely one.
    static func review(of rule: ActiveRule) -> (faults: [RuleSetFault], warnings: [RuleSetFault]) {
        var compiler = RuleCompiler()
        _ = compiler.givens(of: rule)
        _ = compiler.clauses(of: rule.definition)
        _ = compiler.message(of: rule.definition)
        _ = compiler.formats(of: rule)
        return (compiler.faults, compiler.warnings)
    }

    // MARK: given

    mutating func givens(of rule: ActiveRule) -> [CompiledGiven] {
        if rule.definition.target == .headers { return rule.definition.given.map { .header($0.text) } }
        return rule.definition.given.flatMap { compile(given: $0, aliases: rule.aliases) }
    }

    private mutating func compile(given node: Node, aliases: [String: [Node]]) -> [CompiledGiven] {
        expand(node.text, aliases: aliases, at: node, depth: 0).compactMap { text in
            do throws(SyntaxFault) {
                return .path(try JSONPathQuery(text, dialect: .ruleSets))
            } catch {
                let place = text == node.text ? spot(of: error.range, in: node) : Spot(node)
                faults.append(RuleSetFault("“\(text)” is no path: \(error.message)", at: place))
                return nil
            }
        }
    }

    /// Puts the paths of an alias in place of `#Alias`; what stands behind the name is added to each.
    private mutating func expand(
        _ text: String, aliases: [String: [Node]], at node: Node, depth: Int
    ) -> [String] {
        guard text.hasPrefix("#") else { return [text] }
        let name = String(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
        let tail = text.dropFirst(name.count + 1)
        guard depth < 32 else {
            faults.append(RuleSetFault("The aliases around “\(name)” name one another in a circle.", at: node))
            return []
        }
        guard let paths = aliases[name] else {
            var message = "Unknown alias “\(name)”."
            if let nearest = Spelling.nearest(to: name, among: aliases.keys.sorted()) {
                message += " Did you mean “\(nearest)”?"
            }
            faults.append(RuleSetFault(message, at: node))
            return []
        }
        return paths.flatMap { expand($0.text, aliases: aliases, at: node, depth: depth + 1) }.map { $0 + tail }
    }

    /// The place of a fault inside a scalar. It is exact where the scalar is written as it is meant, as paths are.
    private func spot(of range: Range<Int>, in node: Node) -> Spot {
        let whole = node.rangeInFile
        let written = node.tree.file.bytes[whole]
        let quote = written.first == UInt8(ascii: "\"") || written.first == UInt8(ascii: "'") ? 1 : 0
        guard written.count - 2 * quote == node.text.utf8.count else { return Spot(node) }
        let start = whole.lowerBound + quote + range.lowerBound
        let end = min(whole.upperBound, start + range.count)
        return Spot(file: node.tree.file, range: min(start, end)..<end, pointer: node.pointer)
    }

    // MARK: then

    mutating func clauses(of definition: RuleDefinition) -> [CompiledClause] {
        definition.then.compactMap { compile($0) }
    }

    private mutating func compile(_ clause: ThenClause) -> CompiledClause? {
        guard let type = RuleFunctions.named(clause.function.text) else {
            faults.append(.unknown(clause.function, "function", among: RuleFunctions.names))
            return nil
        }
        var options = OptionReader(
            function: clause.function, options: clause.options, schemaFiles: clause.schemaFiles)
        let function = type.init(options: &options)
        options.finish()
        faults += options.faults
        warnings += options.warnings
        do {
            return CompiledClause(field: try FieldSelector(clause.field?.text), function: function)
        } catch {
            let place = clause.field ?? clause.function
            faults.append(
                RuleSetFault("“\(place.text)” is no path: \(error.message)", at: spot(of: error.range, in: place)))
            return nil
        }
    }

    // MARK: message and formats

    mutating func message(of definition: RuleDefinition) -> MessageTemplate? {
        guard let message = definition.message else { return nil }
        do {
            return try MessageTemplate(message)
        } catch {
            let known = MessageTemplate.Placeholder.allCases.map(\.rawValue)
            for name in error.names {
                var text = "“message” has the unknown placeholder {{\(name)}}; known are "
                text += known.map { "{{\($0)}}" }.joined(separator: ", ") + "."
                if let nearest = Spelling.nearest(to: name, among: known) { text += " Did you mean {{\(nearest)}}?" }
                faults.append(RuleSetFault(text, at: definition.messagePlace))
            }
            return nil
        }
    }

    mutating func formats(of rule: ActiveRule) -> FormatCondition {
        FormatCondition(rule.formats?.compactMap { compile(format: $0) } ?? [])
    }

    private mutating func compile(format node: Node) -> String? {
        let name = node.text.hasPrefix("!") ? String(node.text.dropFirst()) : node.text
        if FormatSet.names.contains(name) { return node.text }
        faults.append(.unknown(node, "format", among: FormatSet.names))
        return nil
    }
}
