import Foundation
import SourceTree
import Testing

/// The public suite of JSON texts, where it is at hand: each that must be accepted is, each that must be refused is
/// told with a place in it, and what the standard leaves open comes out as `docs/STANDARDS.md` says.
@Suite struct JSONParsingSuiteTests {
    private static let folder = ProcessInfo.processInfo.environment["PUSHLINT_SUITES"].map {
        URL(fileURLWithPath: $0).appendingPathComponent("JSONTestSuite/test_parsing")
    }

    @Test(
        "Every text of the suite comes out as its name says, or as it was decided",
        .enabled(if: folder != nil, "PUSHLINT_SUITES names no folder with JSONTestSuite"))
    func suite() throws {
        let folder = try #require(JSONParsingSuiteTests.folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".json") }
        var failures: [String] = []
        for name in names {
            let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
            if let failure = JSONParsingSuiteTests.failure(of: name, bytes) { failures.append("\(name): \(failure)") }
        }
        print("JSON parsing suite: \(names.count - failures.count)/\(names.count)")
        #expect(names.count > 0)
        #expect(failures == [])
    }

    private static func failure(of name: String, _ bytes: [UInt8]) -> String? {
        let isAccepted = name.hasPrefix("y_") || name.hasPrefix("i_") && isDecidedAsAccepted(name)
        do throws(SyntaxFault) {
            _ = try JSONParser.parse(Source(name: name, bytes: bytes))
            return isAccepted ? nil : "accepted"
        } catch {
            if isAccepted { return error.message }
            let isInside = error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count
            return isInside && error.message.hasSuffix(".") ? nil : "told at \(error.range): \(error.message)"
        }
    }

    /// Numbers have no limit, and nesting one of 512; a byte order mark is told and read over.
    private static func isDecidedAsAccepted(_ name: String) -> Bool {
        name.hasPrefix("i_number_") || name == "i_structure_500_nested_arrays.json"
            || name == "i_structure_UTF-8_BOM_empty_object.json"
    }

    // MARK: What the standard leaves open, on texts of our own

    @Test(
        "Numbers are read whatever their size, and keep their text",
        arguments: ["123e4567", "-1e-99999", "18446744073709551616", "0.1000000000000000055511151231257827"])
    func numbers(text: String) throws {
        let root = try JSONParser.parse(Source(name: "a.json", text: "[\(text)]")).root
        #expect(root.elements.map(\.text) == [text])
    }

    @Test(
        "Half a surrogate pair and bytes that are no UTF-8 are refused where they stand",
        arguments: [
            (Array(#"["\uD834"]"#.utf8), 2), (Array(#"["ab\uDD1E"]"#.utf8), 4),
            (Array(#"{"\uD834\u0061": 1}"#.utf8), 2),
            ([0x5B, 0x22, 0xC3, 0x28, 0x22, 0x5D], 2), ([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], 2),
            ([0x5B, 0x22, 0xF5, 0x80, 0x80, 0x80, 0x22, 0x5D], 2), ([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], 0),
        ])
    func encodings(bytes: [UInt8], offset: Int) {
        let fault = #expect(throws: SyntaxFault.self) {
            _ = try JSONParser.parse(Source(name: "a.json", bytes: bytes))
        }
        #expect(fault?.range.lowerBound == offset)
    }

    @Test("Nesting ends at 512 with a fault at the bracket that is one too many, however many follow")
    func nesting() throws {
        let right = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        _ = try JSONParser.parse(Source(name: "a.json", text: right))
        let fault = #expect(throws: SyntaxFault.self) {
            _ = try JSONParser.parse(Source(name: "a.json", text: String(repeating: "[", count: 100_000)))
        }
        #expect(fault?.range.lowerBound == 512)
    }
}
