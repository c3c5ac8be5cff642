/// What the fuzzer made up, with the ways of taking it apart.
struct FuzzInput {
    let bytes: [UInt8]

    /// A byte that no UTF-8 has stands between the parts of an input that holds several texts.
    static let separator: UInt8 = 0xFF

    /// Exactly so many parts, of which the last takes what is left; missing ones are empty.
    func parts(_ count: Int) -> [[UInt8]] {
        let found = bytes.split(
            separator: FuzzInput.separator, maxSplits: count - 1, omittingEmptySubsequences: false
        ).map(Array.init)
        return found + Array(repeating: [], count: count - found.count)
    }

    /// The first byte as a number below a bound, and the rest.
    func choice(below bound: Int) -> (Int, FuzzInput) {
        guard let first = bytes.first else { return (0, self) }
        return (Int(first) % bound, FuzzInput(bytes: Array(bytes.dropFirst())))
    }
}
