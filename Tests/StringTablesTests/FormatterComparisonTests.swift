import Foundation
import Testing

@testable import StringTables

/// Compares with the formatter that Foundation brings, which is CoreFoundation's.
@Suite struct FormatterComparisonTests {
    @Test func rendersAsFoundationDoes() {
        let alphabet = Array("%%%%%%@@@@123$ .-+#0lhqzy*é😀]_,")
        var generator = SeededGenerator(state: 7)
        let arguments = (0..<60).map { "<\($0)>" }
        for _ in 0..<20_000 {
            let length = Int.random(in: 1...12, using: &generator)
            let text = String((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "%" })
            let format = FormatString(text)
            // Foundation stops the whole process on these; and it reads beyond the text for digits at its end.
            if format.isRefused || text.last?.isNumber ?? false || text.last == "." { continue }
            // It also reads a value that it never fetched for the number just beyond its room.
            if format.usedArguments.contains(where: { $0 > format.highestFetchedArgument }) { continue }
            let expected = withVaList(arguments.map { $0 as NSString }) {
                NSString(format: text, arguments: $0) as String
            }
            #expect(format.rendered(with: arguments).utf8.elementsEqual(expected.utf8), "\(text)")
        }
    }
}
