import PropertyLists
import SourceTree
import Testing

@Suite struct EntitlementsTests {
    private func entitlements(_ content: String) throws -> Entitlements {
        let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">\(content)</plist>"
        return try Entitlements(Source(name: "App.entitlements", text: text))
    }

    @Test("What is there is granted, unless it is there with false")
    func granted() throws {
        let app = try entitlements(
            "<dict><key>a</key><true/><key>b</key><false/><key>c</key><string>production</string></dict>")
        #expect(app.grant("a"))
        #expect(!app.grant("b"), "A right that is set to false is not asked for.")
        #expect(app.grant("c"))
        #expect(!app.grant("d"))
    }

    @Test("What is no dictionary is refused with words")
    func noDictionary() throws {
        #expect(throws: SyntaxFault.self) { try entitlements("<array/>") }
        #expect(throws: SyntaxFault.self) { try Entitlements(Source(name: "x", text: "no plist")) }
    }
}
