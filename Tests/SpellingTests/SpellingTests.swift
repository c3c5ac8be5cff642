import Spelling
import Testing

@Suite struct SpellingTests {
    private let appleKeys = [
        "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content",
    ]

    @Test(
        "Case and separators make no difference", arguments: ["mutable_content", "mutableContent", "MUTABLE-CONTENT"])
    func folding(word: String) {
        #expect(Spelling.nearest(to: word, among: appleKeys) == "mutable-content")
        #expect(Spelling.nearest(to: word, among: ["mutable-contents", "mutable-content"]) == "mutable-content")
    }

    @Test("One letter left out, added, changed or swapped is near", arguments: ["alrt", "allert", "alart", "aletr"])
    func oneEdit(word: String) {
        #expect(Spelling.nearest(to: word, among: appleKeys) == "alert")
    }

    @Test("A swap counts one, so that it fits where two changes would not")
    func swap() {
        #expect(Spelling.nearest(to: "sonud", among: ["sound"]) == "sound")
        #expect(Spelling.nearest(to: "sxnyd", among: ["sound"]) == nil)
    }

    @Test("A third of the longer word may differ, not more")
    func threshold() {
        #expect(Spelling.nearest(to: "abcxyf", among: ["abcdef"]) == "abcdef")
        #expect(Spelling.nearest(to: "abxyzf", among: ["abcdef"]) == nil)
        #expect(Spelling.nearest(to: "order", among: appleKeys) == nil)
    }

    @Test("Words of one or two letters are near nothing but themselves in another case")
    func shortWords() {
        #expect(Spelling.nearest(to: "id", among: ["ip", "aid", "di"]) == nil)
        #expect(Spelling.nearest(to: "ID", among: ["ip", "id"]) == "id")
        #expect(Spelling.nearest(to: "ids", among: ["id"]) == nil)
    }

    @Test("The nearest comes first; equally near ones stay in the order given, each once; the limit holds")
    func order() {
        let candidates = ["bodyy", "bady", "body", "bodi", "bady"]
        #expect(Spelling.nearest(to: "body", among: candidates, limit: 3) == ["body", "bodyy", "bady"])
        #expect(Spelling.nearest(to: "body", among: candidates, limit: 9) == ["body", "bodyy", "bady", "bodi"])
        #expect(Spelling.nearest(to: "boddy", among: ["bodgy", "body"]) == "bodgy")
        #expect(Spelling.nearest(to: "body", among: candidates, limit: 0).isEmpty)
    }

    @Test("Scalars beyond ASCII are compared without their case")
    func otherAlphabets() {
        #expect(Spelling.nearest(to: "ЗАКАЗ", among: ["заказ"]) == "заказ")
        #expect(Spelling.nearest(to: "größe", among: ["GRÖSSE", "Größen"]) == "Größen")
    }

    @Test("An empty word and a list without candidates give nothing")
    func empty() {
        #expect(Spelling.nearest(to: "", among: appleKeys) == nil)
        #expect(Spelling.nearest(to: "--", among: ["-", "a"]) == nil)
        #expect(Spelling.nearest(to: "alert", among: []) == nil)
    }

    @Test("A word of a million letters is answered: it can only equal a candidate")
    func longWord() {
        let long = String(repeating: "a", count: 1_000_000)
        #expect(Spelling.nearest(to: long, among: ["a", long + "b"]) == nil)
        #expect(Spelling.nearest(to: long, among: ["a", long.uppercased()]) == long.uppercased())
    }

    @Test(
        "Distances inside the band agree with the plain table", arguments: ["kitten", "sitting", "mitten", "kitchen"])
    func agreesWithPlainTable(word: String) {
        let words = ["kitten", "sitting", "mitten", "kitchen", "written", "knitting", "bitter", "ikttne"]
        let near = words.filter { plainDistance(word, $0) <= max(word.count, $0.count) / 3 }
        let sorted = near.enumerated().sorted {
            (plainDistance(word, $0.element), $0.offset) < (plainDistance(word, $1.element), $1.offset)
        }
        #expect(Spelling.nearest(to: word, among: words, limit: 20) == sorted.map(\.element))
    }

    private func plainDistance(_ first: String, _ second: String) -> Int {
        let (a, b) = (Array(first), Array(second))
        var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        for row in 0...a.count {
            for column in 0...b.count {
                guard row > 0, column > 0 else {
                    table[row][column] = row + column
                    continue
                }
                let change = table[row - 1][column - 1] + (a[row - 1] == b[column - 1] ? 0 : 1)
                var cost = min(change, table[row - 1][column] + 1, table[row][column - 1] + 1)
                if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
                    cost = min(cost, table[row - 2][column - 2] + 1)
                }
                table[row][column] = cost
            }
        }
        return table[a.count][b.count]
    }
}
