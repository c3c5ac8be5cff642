import SourceTree
import Spelling

/// The keywords that judge a value by itself (draft 2020-12 validation, section 6).
extension SchemaCompiler {
    mutating func compileAssertions(_ site: SchemaSite) {
        if let value = site.values[.type], let types = types(value) { add(.type(types), value, .type) }
        if let value = site.values[.const] { addEnumeration([value], value, .const) }
        if let value = site.values[.enum] {
            if value.kind == .array {
                addEnumeration(Array(value.elements), value, .enum)
            } else {
                report("`enum` must be an array of the values allowed, but is \(value.described).", at: value)
            }
        }
        compileNumberBounds(site)
        compileSizes(site)
        if let value = site.values[.pattern], let pattern = pattern(value, text: value.string, "pattern") {
            add(.pattern(pattern), value, .pattern)
        }
        compileFormat(site)
    }

    private mutating func types(_ value: Node) -> TypeSet? {
        let names = value.kind == .array ? Array(value.elements) : [value]
        var types: TypeSet = []
        for name in names {
            guard let known = TypeSet.names.first(where: { name.equals($0.name) }) else {
                let all = Enumeration.joined(TypeSet.names.map { "`\($0.name)`" })
                let meant = name.string.flatMap { Spelling.nearest(to: $0, among: TypeSet.names.map(\.name)) }
                report(
                    "`type` must be \(all), or an array of them, but is \(name.described)."
                        + (meant.map { " Did you mean `\($0)`?" } ?? ""), at: name)
                return nil
            }
            types.formUnion(known.type)
        }
        if types.isEmpty {
            report("`type` names no type, so that no value is allowed. Name at least one.", at: value)
            return nil
        }
        return types
    }

    private mutating func addEnumeration(_ literals: [Node], _ place: Node, _ keyword: Keyword) {
        let start = program.literals.count
        program.literals += literals
        var seen: Set<[UInt8]> = []
        let strings = literals.compactMap(\.string).filter { seen.insert(Array($0.utf8)).inserted }
        program.enumerations.append(
            EnumerationRule(
                strings: program.addNames(strings.map { ($0, -1, -1) }), literals: start..<program.literals.count,
                hasOthersThanStrings: literals.contains { $0.kind != .string }))
        add(.enumeration(program.enumerations.count - 1), place, keyword)
    }

    private mutating func compileNumberBounds(_ site: SchemaSite) {
        let bounds: [(Keyword, (Int) -> Instruction)] = [
            (.minimum, Instruction.minimum), (.maximum, Instruction.maximum),
            (.exclusiveMinimum, Instruction.exclusiveMinimum), (.exclusiveMaximum, Instruction.exclusiveMaximum),
            (.multipleOf, Instruction.multipleOf),
        ]
        for (keyword, instruction) in bounds {
            guard let value = site.values[keyword] else { continue }
            guard let number = value.number else {
                report("`\(keyword.rawValue)` must be a number, but is \(value.described).", at: value)
                continue
            }
            if keyword == .multipleOf, number.isNegative || number.isZero {
                report("`multipleOf` must be greater than 0, but is \(value.described).", at: value)
                continue
            }
            let text = Array(value.text.utf8)
            let compact = text.withUnsafeBufferPointer { CompactDecimal($0) }
            program.numbers.append(NumberBound(compact: compact, exact: number))
            add(instruction(program.numbers.count - 1), value, keyword)
        }
    }

    private mutating func compileSizes(_ site: SchemaSite) {
        let sizes: [(Keyword, (Int) -> Instruction)] = [
            (.minLength, Instruction.minLength), (.maxLength, Instruction.maxLength),
            (.minItems, Instruction.minItems), (.maxItems, Instruction.maxItems),
            (.minProperties, Instruction.minProperties), (.maxProperties, Instruction.maxProperties),
        ]
        for (keyword, instruction) in sizes {
            guard let value = site.values[keyword], let size = size(value, keyword) else { continue }
            add(instruction(size), value, keyword)
        }
        guard let value = site.values[.uniqueItems] else { return }
        guard let isUnique = value.boolean else {
            report("`uniqueItems` must be `true` or `false`, but is \(value.described).", at: value)
            return
        }
        if isUnique { add(.uniqueItems, value, .uniqueItems) }
    }

    /// A whole number from 0; one beyond all sizes counts as the largest.
    mutating func size(_ value: Node, _ keyword: Keyword) -> Int? {
        guard let number = value.number, number.isWhole, !number.isNegative else {
            report("`\(keyword.rawValue)` must be a whole number from 0, but is \(value.described).", at: value)
            return nil
        }
        return number.integer ?? Int.max
    }

    mutating func pattern(_ place: Node, text: String?, _ keyword: String) -> Int? {
        guard let text else {
            report("`\(keyword)` must be a string, a regular expression, but is \(place.described).", at: place)
            return nil
        }
        do {
            program.patterns.append(try SchemaPattern(text))
            return program.patterns.count - 1
        } catch {
            report("`\(keyword)` is no regular expression that can be used: \(error.message)", at: place)
            return nil
        }
    }

    private mutating func compileFormat(_ site: SchemaSite) {
        guard let value = site.values[.format] else { return }
        guard let name = value.string else {
            report("`format` must be a string, but is \(value.described).", at: value)
            return
        }
        guard assertsFormat(site.owner), let format = Format(rawValue: name) else { return }
        add(.format(format), value, .format)
    }
}
