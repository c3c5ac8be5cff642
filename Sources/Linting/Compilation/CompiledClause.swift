/// One function with its options, and what of the selected value it looks at.
final class CompiledClause: Sendable {
    let field: FieldSelector
    let function: any RuleFunction
    /// Whether the function accepts a scalar; nil where it cannot tell of a scalar by itself.
    let acceptance: AcceptanceTest?

    init(field: FieldSelector, function: any RuleFunction) {
        self.field = field
        self.function = function
        acceptance = function.asScalarFunction.map { AcceptanceTest($0) }
    }
}
