import SourceTree

/// What the kind of a scalar tells of the answer.
extension Instruction {
    /// Whether the instruction, which applies no schema to a scalar, allows all scalars of this kind, or none.
    func isSettled(by kind: NodeKind) -> Bool {
        guard kind.isScalar else { return false }
        return switch self {
        case .never, .object, .array, .minItems, .maxItems, .uniqueItems, .minProperties, .maxProperties, .contains,
            .dependencies, .propertyNames, .unevaluatedProperties, .unevaluatedItems:
            true
        case .type(let types): kind != .number || types.contains(.number) || !types.contains(.integer)
        case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf: kind != .number
        case .minLength, .maxLength, .pattern: kind != .string
        case .format: kind != .string && kind != .number
        case .enumeration, .reference, .allOf, .anyOf, .oneOf, .not, .condition: false
        }
    }
}

extension SchemaProgram {
    /// Whether the schema allows all scalars of this kind, or none.
    func isSettled(by kind: NodeKind) -> Bool {
        let block = blocks[start]
        return instructions[block.start..<block.end].allSatisfy { $0.isSettled(by: kind) }
    }
}
