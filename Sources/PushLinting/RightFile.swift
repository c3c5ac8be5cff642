/// A file in which nothing is to be found, of which no more was kept.
struct RightFile: Sendable {
    let target: LintTarget
    /// How many payloads it holds.
    let payloads: Int
}
