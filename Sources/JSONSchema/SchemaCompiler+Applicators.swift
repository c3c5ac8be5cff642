import SourceTree

/// The keywords that apply other schemas to a value or its parts (draft 2020-12 core, sections 10 and 11).
extension SchemaCompiler {
    mutating func compileObject(_ site: SchemaSite) {
        compileDependencies(site)
        if let value = site.values[.propertyNames] {
            add(.propertyNames(block(for: value, in: site)), value, .propertyNames)
        }
        let properties = members(site, .properties).map { ($0.name, block(for: $0.value, in: site)) }
        let required = site.values[.required].map { names($0, "required") } ?? []
        let patterns = members(site, .patternProperties).compactMap { member -> PatternRule? in
            let block = block(for: member.value, in: site)
            return pattern(member.key, text: member.name, "patternProperties").map {
                PatternRule(pattern: $0, block: block)
            }
        }
        let additional = site.values[.additionalProperties].map { block(for: $0, in: site) }
        guard !properties.isEmpty || !required.isEmpty || !patterns.isEmpty || additional != nil else { return }
        var entries: [(name: String, block: Int, required: Int)] = properties.map { ($0.0, $0.1, -1) }
        var places: [[UInt8]: Int] = [:]
        for (place, entry) in entries.enumerated() { places[Array(entry.name.utf8)] = place }
        for (number, name) in required.enumerated() {
            if let known = places[Array(name.utf8)] {
                entries[known].required = number
            } else {
                entries.append((name, -1, number))
            }
        }
        let firstPattern = program.patternRules.count
        program.patternRules += patterns
        program.objectRules.append(
            ObjectRule(
                names: program.addNames(entries), patterns: firstPattern..<program.patternRules.count,
                additional: additional ?? -1, required: addRequiredNames(required)))
        program.objectPlaces.append(
            ObjectPlaces(
                properties: site.values[.properties], patternProperties: site.values[.patternProperties],
                additionalProperties: site.values[.additionalProperties], required: site.values[.required]))
        let place = site.values[.properties] ?? site.values[.required] ?? site.node
        add(.object(program.objectRules.count - 1), place, .properties)
    }

    private mutating func addRequiredNames(_ names: [String]) -> Range<Int> {
        let start = program.requiredNames.count
        for name in names { program.requiredNames.append(program.addNames([(name, -1, -1)])) }
        return start..<program.requiredNames.count
    }

    /// The members of a keyword that must be an object; of repeated names the last.
    private mutating func members(_ site: SchemaSite, _ keyword: Keyword) -> [Member] {
        guard let value = site.values[keyword] else { return [] }
        guard value.kind == .object else {
            report("`\(keyword.rawValue)` must be an object, but is \(value.described).", at: value)
            return []
        }
        var places: [[UInt8]: Int] = [:]
        var members: [Member] = []
        for member in value.members {
            let name = Array(member.name.utf8)
            if let known = places[name] {
                members[known] = member
            } else {
                places[name] = members.count
                members.append(member)
            }
        }
        return members
    }

    /// A list of property names, each once.
    private mutating func names(_ value: Node, _ keyword: String) -> [String] {
        guard value.kind == .array else {
            report("`\(keyword)` must be an array of property names, but is \(value.described).", at: value)
            return []
        }
        var names: [String] = []
        var seen: Set<[UInt8]> = []
        for element in value.elements {
            guard let name = element.string else {
                report("`\(keyword)` must hold property names, strings, but this is \(element.described).", at: element)
                continue
            }
            if seen.insert(Array(name.utf8)).inserted { names.append(name) }
        }
        return names
    }

    private mutating func compileDependencies(_ site: SchemaSite) {
        for keyword in [Keyword.dependentRequired, .dependentSchemas, .dependencies] {
            var dependencies: [Dependency] = []
            for member in members(site, keyword) {
                let isList = keyword == .dependentRequired || (keyword == .dependencies && member.value.kind == .array)
                let name = program.addNames([(member.name, -1, -1)])
                if isList {
                    let required = addRequiredNames(names(member.value, keyword.rawValue))
                    dependencies.append(Dependency(name: name, required: required, block: -1))
                } else {
                    let block = block(for: member.value, in: site)
                    dependencies.append(Dependency(name: name, required: 0..<0, block: block))
                }
            }
            guard let place = site.values[keyword], !dependencies.isEmpty else { continue }
            let start = program.dependencies.count
            program.dependencies += dependencies
            add(.dependencies(start..<program.dependencies.count), place, keyword)
        }
    }

    mutating func compileArray(_ site: SchemaSite) {
        let prefix = list(site, .prefixItems)
        if let value = site.values[.items], value.kind == .array {
            report("`items` must be one schema; a list of schemas by position is `prefixItems`.", at: value)
        } else if !prefix.isEmpty || site.values[.items] != nil {
            let rest = site.values[.items].map { block(for: $0, in: site) }
            program.arrayRules.append(ArrayRule(prefix: program.addList(prefix), rest: rest ?? -1))
            program.arrayPlaces.append(
                ArrayPlaces(prefixItems: site.values[.prefixItems], items: site.values[.items]))
            let place = site.values[.items] ?? site.values[.prefixItems] ?? site.node
            add(.array(program.arrayRules.count - 1), place, .items)
        }
        let minimum = site.values[.minContains].flatMap { size($0, .minContains) } ?? 1
        let maximum = site.values[.maxContains].flatMap { size($0, .maxContains) } ?? Int.max
        if let value = site.values[.contains] {
            program.containsRules.append(
                ContainsRule(block: block(for: value, in: site), minimum: minimum, maximum: maximum))
            add(.contains(program.containsRules.count - 1), value, .contains)
        }
    }

    /// The blocks of a keyword that must be a list of at least one schema.
    private mutating func list(_ site: SchemaSite, _ keyword: Keyword) -> [Int] {
        guard let value = site.values[keyword] else { return [] }
        guard value.kind == .array, value.count > 0 else {
            report(
                "`\(keyword.rawValue)` must be an array of at least one schema, but is \(value.described).", at: value)
            return []
        }
        return value.elements.map { block(for: $0, in: site) }
    }

    mutating func compileCombinations(_ site: SchemaSite) {
        let combinations: [(Keyword, (Range<Int>) -> Instruction)] = [
            (.allOf, Instruction.allOf), (.anyOf, Instruction.anyOf), (.oneOf, Instruction.oneOf),
        ]
        for (keyword, instruction) in combinations {
            let blocks = list(site, keyword)
            guard let place = site.values[keyword], !blocks.isEmpty else { continue }
            add(instruction(program.addList(blocks)), place, keyword)
        }
        if let value = site.values[.not] { add(.not(block(for: value, in: site)), value, .not) }
        guard let condition = site.values[.if] else { return }
        let consequence = site.values[.then].map { block(for: $0, in: site) }
        let alternative = site.values[.else].map { block(for: $0, in: site) }
        program.conditions.append(
            ConditionRule(
                condition: block(for: condition, in: site), consequence: consequence ?? -1,
                alternative: alternative ?? -1))
        add(.condition(program.conditions.count - 1), condition, .if)
    }

    /// Definitions are compiled where they are referred to, and at the end; here it is only seen that they are schemas.
    mutating func checkDefinitions(_ site: SchemaSite) {
        for keyword in [Keyword.definitions, .oldDefinitions] {
            for member in members(site, keyword) where member.value.kind != .object && member.value.kind != .boolean {
                report(SchemaCompiler.noSchema(member.value), at: member.value)
            }
        }
    }

    mutating func compileUnevaluated(_ site: SchemaSite) {
        if let value = site.values[.unevaluatedProperties] {
            add(.unevaluatedProperties(block(for: value, in: site)), value, .unevaluatedProperties)
        }
        if let value = site.values[.unevaluatedItems] {
            add(.unevaluatedItems(block(for: value, in: site)), value, .unevaluatedItems)
        }
    }
}
