/// An array slice selector (RFC 9535, section 2.3.4).
struct Slice: Sendable {
    let start: Int?
    let end: Int?
    let step: Int

    /// The indices that it selects in an array of this length, in the order in which they are selected.
    func indices(count: Int) -> StrideTo<Int> {
        guard step != 0 else { return stride(from: 0, to: 0, by: 1) }
        if step > 0 {
            let lower = min(max(absolute(start ?? 0, count), 0), count)
            let upper = min(max(absolute(end ?? count, count), 0), count)
            return stride(from: lower, to: upper, by: step)
        }
        let upper = min(max(start.map { absolute($0, count) } ?? count - 1, -1), count - 1)
        let lower = min(max(end.map { absolute($0, count) } ?? -1, -1), count - 1)
        return stride(from: upper, to: lower, by: step)
    }

    private func absolute(_ index: Int, _ count: Int) -> Int {
        index >= 0 ? index : count + index
    }
}
