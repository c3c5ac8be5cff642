extension Array where Element: Sendable {
    /// The results for all elements, in their order, worked out on all cores.
    ///
    /// Neighbouring elements are handed out together, so that small pieces of work do not drown in the handing out.
    ///
    /// - Parameter pieceLength: how many elements are handed out at a time.
    func concurrentMap<Result: Sendable>(
        pieceLength: Int = 64, _ body: @escaping @Sendable (Element) -> Result
    ) async -> [Result] {
        await concurrentMap(pieceLength: pieceLength, startingWith: ()) { _, element in body(element) }
    }

    /// The same, with something that the elements of a piece, one after the other, may keep at hand.
    ///
    /// - Parameter start: what each piece begins with.
    func concurrentMap<State, Result: Sendable>(
        pieceLength: Int = 64, startingWith start: @escaping @autoclosure @Sendable () -> State,
        _ body: @escaping @Sendable (inout State, Element) -> Result
    ) async -> [Result] {
        guard count > pieceLength else {
            var state = start()
            return map { body(&state, $0) }
        }
        return await withTaskGroup(of: (Int, [Result]).self) { group in
            for first in stride(from: 0, to: count, by: pieceLength) {
                let piece = self[first..<Swift.min(first + pieceLength, count)]
                group.addTask {
                    var state = start()
                    return (first, piece.map { body(&state, $0) })
                }
            }
            var pieces: [(Int, [Result])] = []
            for await piece in group { pieces.append(piece) }
            return pieces.sorted { $0.0 < $1.0 }.flatMap { $0.1 }
        }
    }
}
