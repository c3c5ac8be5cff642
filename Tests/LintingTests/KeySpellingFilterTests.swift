import SourceTree
import Testing

@testable import Linting

/// The filter may let a stranger through, but never hold a spelling back.
@Suite struct KeySpellingFilterTests {
    private static let names = ["mutable-content", "loc-key", "sound", "größe"]

    private static func mayKnow(_ key: String) throws -> Bool {
        let text = "{\(JSONText.quoted(key)): 1}"
        let member = try JSONParser.parse(Source(name: "a.json", text: text)).root.members.map(\.key)[0]
        return KeySpellingFilter(names).mayKnow(member)
    }

    @Test(
        "Every spelling of a name passes",
        arguments: [
            "mutable-content", "mutableContent", "MUTABLE_CONTENT", "mutable content", "-mutable--content-", "locKey",
            "LocKey", "loc_key", "Sound", "sound ", "größe", "Größe",
        ])
    func spellings(key: String) throws {
        #expect(try KeySpellingFilterTests.mayKnow(key))
    }

    @Test(
        "What has another first letter or length is a stranger",
        arguments: ["order", "link", "sounds", "s", "", "-", "zound"])
    func strangers(key: String) throws {
        #expect(try !KeySpellingFilterTests.mayKnow(key))
    }
}
