/// One function with its options, and what of the selected value it looks at.
struct CompiledClause: Sendable {
    let field: FieldSelector
    let function: any RuleFunction
}
