/// `if` with `then` and `else`: blocks, negative for none.
struct ConditionRule: Sendable {
    let condition: Int
    let consequence: Int
    let alternative: Int
}
