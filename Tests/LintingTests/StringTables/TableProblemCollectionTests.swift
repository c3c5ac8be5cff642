import SourceTree
import Testing

@testable import Linting

/// Of each rule so many problems are listed, however many calls they come in, and one more says how many there are
/// besides; other rules are not concerned.
@Suite struct TableProblemCollectionTests {
    private static let limit = TableProblemCollection.maximumPerRule

    private func problems(_ count: Int) -> [Problem] {
        let spot = Spot(file: Source(name: "a.strings", text: ""), range: 0..<0)
        return (0..<count).map { Problem("Problem \($0)", at: spot) }
    }

    @Test("Up to the limit all are listed")
    func atTheLimit() {
        var collection = TableProblemCollection()
        collection.add(problems(TableProblemCollectionTests.limit - 1), of: "a")
        collection.add(problems(1), of: "a")
        collection.add(problems(3), of: "b")
        #expect(collection.all.count == TableProblemCollectionTests.limit + 3)
        #expect(!collection.all.contains { $0.problem.message.contains("not listed") })
    }

    @Test("What is more is counted", arguments: [1, 7])
    func beyondTheLimit(pieces: Int) {
        var collection = TableProblemCollection()
        for _ in 0..<pieces { collection.add(problems(TableProblemCollectionTests.limit), of: "a") }
        collection.add(problems(5), of: "a")
        collection.add(problems(3), of: "b")
        let all = collection.all
        let own = all.filter { $0.rule == "a" }
        let more = (pieces - 1) * TableProblemCollectionTests.limit + 5
        #expect(own.count == TableProblemCollectionTests.limit + 1)
        #expect(own.last?.problem.message.contains("finds \(more) more in the string tables") == true)
        #expect(all.count { $0.rule == "b" } == 3)
    }
}
