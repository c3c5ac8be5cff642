import SourceTree
import Testing

/// Strings are read eight bytes at a time; a byte that means something must be seen at each place of the eight.
@Suite struct JSONStringPlaceTests {
    private static let lengths = 0..<20

    private static func tree(_ content: [UInt8]) throws(SyntaxFault) -> Tree {
        try JSONParser.parse(Source(name: "a.json", bytes: [0x22] + content + [0x22]))
    }

    @Test("A quotation mark ends the string wherever it stands")
    func quotes() throws {
        for length in JSONStringPlaceTests.lengths {
            let content = [UInt8](repeating: UInt8(ascii: "a"), count: length)
            #expect(try JSONStringPlaceTests.tree(content).root.range == 0..<length + 2)
            #expect(throws: SyntaxFault.self) { try JSONStringPlaceTests.tree(content + Array("\"a".utf8)) }
        }
    }

    @Test("A control character is refused wherever it stands, and told at its place")
    func controlCharacters() throws {
        for length in JSONStringPlaceTests.lengths {
            // Line ends are told otherwise: the string is missing its end on its line.
            for control in [0x01, 0x09, 0x1F] as [UInt8] {
                let content = [UInt8](repeating: UInt8(ascii: "!"), count: length) + [control] + Array("abcdefgh".utf8)
                do throws(SyntaxFault) {
                    _ = try JSONStringPlaceTests.tree(content)
                    Issue.record("U+\(control) at \(length) was read over")
                } catch {
                    #expect(error.range.lowerBound == length + 1)
                }
            }
        }
    }

    @Test("Escapes and characters above ASCII are read wherever they stand")
    func others() throws {
        for length in JSONStringPlaceTests.lengths {
            let before = String(repeating: "#", count: length)
            for (written, read) in [
                ("\\\"", "\""), ("\\\\", "\\"), ("\\u00e9", "é"), ("é", "é"), ("📦", "📦"), ("\u{7F}", "\u{7F}"),
            ] {
                let tree = try JSONStringPlaceTests.tree(Array((before + written + "12345678").utf8))
                #expect(tree.root.string == before + read + "12345678")
            }
        }
    }

    @Test("Keys are repeated or not whatever their lengths and escapes")
    func repeatedKeys() throws {
        let cases = [
            (#"{"ab": 1, "ba": 2, "abc": 3}"#, 0), (#"{"ab": 1, "c": 2, "ab": 3}"#, 1),
            (#"{"ab": 1, "\u0061b": 2}"#, 1),
            (#"{"\u0061b": 1, "ab": 2}"#, 1), (#"{"\u0061": 1, "c": 3, "\u0061": 2}"#, 1),
            (#"{"a": 1, "a": 2, "a": 3}"#, 2),
        ]
        for (text, count) in cases {
            let tree = try JSONParser.parse(Source(name: "a.json", text: text))
            #expect(tree.irregularities.count == count, "\(text)")
        }
    }
}
