import Testing

/// A text, and what fixes must make of it, byte for byte.
struct FixCase: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    let after: String

    init(_ name: String, _ before: String, _ after: String) {
        self.name = name
        self.before = before
        self.after = after
    }

    /// A text that no fix may change.
    init(unchanged name: String, _ text: String) {
        self.init(name, text, text)
    }

    var testDescription: String { name }

    func check(fileName: String) throws {
        let fixing = try Fixing(before, named: fileName)
        #expect(fixing.text.utf8.elementsEqual(after.utf8), "\(name): it became:\n\(fixing.text)")
        let again = try Fixing(fixing.text, named: fileName)
        #expect(again.text.utf8.elementsEqual(fixing.text.utf8), "\(name): fixing twice changes more")
        #expect(again.result.fixedCount == 0)
    }
}
