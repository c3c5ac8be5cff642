extension Array where Element: Sendable {
    /// The results for all elements, in their order, worked out on all cores.
    ///
    /// Neighbouring elements are handed out together, so that small pieces of work do not drown in the handing out.
    ///
    /// - Parameter pieceLength: how many elements are handed out at a time.
    func concurrentMap<Result: Sendable>(
        pieceLength: Int = 64, _ body: @escaping @Sendable (Element) -> Result
    ) async -> [Result] {
        guard count > pieceLength else { return map(body) }
        return await withTaskGroup(of: (Int, [Result]).self) { group in
            for start in stride(from: 0, to: count, by: pieceLength) {
                let piece = self[start..<Swift.min(start + pieceLength, count)]
                group.addTask { (start, piece.map(body)) }
            }
            var pieces: [(Int, [Result])] = []
            for await piece in group { pieces.append(piece) }
            return pieces.sorted { $0.0 < $1.0 }.flatMap { $0.1 }
        }
    }
}
