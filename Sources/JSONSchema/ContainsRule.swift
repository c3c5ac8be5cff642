/// `contains` with its bounds.
struct ContainsRule: Sendable {
    let block: Int
    let minimum: Int
    let maximum: Int
}
