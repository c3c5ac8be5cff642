/// Results that come in any order and leave in that of their numbers.
struct ResultQueue<Result> {
    private var waiting: [Int: Result] = [:]
    private var nextNumber = 0
    private var received = 0

    mutating func add(_ result: Result, number: Int) {
        waiting[number] = result
        received += 1
    }

    /// The result whose turn it is, if it is there.
    mutating func next() -> Result? {
        guard let result = waiting.removeValue(forKey: nextNumber) else { return nil }
        nextNumber += 1
        return result
    }

    /// How many of the results below a number have not come yet.
    func missing(before number: Int) -> Int { number - received }
}
