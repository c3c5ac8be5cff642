/// One function with its options, and what of the selected value it looks at.
final class CompiledClause: Sendable {
    let field: FieldSelector
    let function: any RuleFunction

    init(field: FieldSelector, function: any RuleFunction) {
        self.field = field
        self.function = function
    }
}
