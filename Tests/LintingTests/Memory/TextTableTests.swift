import Testing

@testable import Linting

@Suite struct TextTableTests {
    private func value(_ table: TextTable<Int>, _ text: String) -> Int? {
        Array(text.utf8).withUnsafeBytes { table.value(for: $0) }
    }

    private func set(_ table: inout TextTable<Int>, _ text: String, _ value: Int) {
        Array(text.utf8).withUnsafeBytes { table.set(value, for: $0) }
    }

    @Test("Each of many texts leads to its own value, and no other text to any")
    func manyTexts() {
        var table = TextTable<Int>()
        #expect(value(table, "") == nil)
        // Of all lengths around a word of eight bytes, many with a common start.
        let texts = (0..<3000).map { String(repeating: "k", count: $0 % 19) + "\($0)" } + [""]
        for (number, text) in texts.enumerated() { set(&table, text, number) }
        for (number, text) in texts.enumerated() { #expect(value(table, text) == number) }
        #expect(value(table, "k") == nil)
        #expect(value(table, "3001") == nil)
    }

    @Test("A value that is set again takes the place of the one before")
    func again() {
        var table = TextTable<Int>()
        set(&table, "a", 1)
        set(&table, "a", 2)
        #expect(value(table, "a") == 2)
        #expect(table.count == 1)
    }
}
