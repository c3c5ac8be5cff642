import JSONPath
import SourceTree
import Testing

/// The way back up a tree, on which `^`, `@property` and normalised paths rest.
struct NodeAncestryTests {
    @Test func everyChildAndKeyKnowsItsParent() throws {
        let root = try document(#"{"a": [1, {"b": []}, 2], "c": {}}"#)
        #expect(root.parent == nil)
        for collection in root.collections {
            for element in collection.elements { #expect(element.parent == collection) }
            for member in collection.members {
                #expect(member.value.parent == collection)
                #expect(member.key.parent == collection)
            }
        }
    }

    @Test func collectionsComeInDocumentOrder() throws {
        let root = try document(#"{"a": [1, {"b": []}, 2], "c": {}}"#)
        #expect(
            root.collections.map(\.normalizedPath) == ["$", "$['a']", "$['a'][1]", "$['a'][1]['b']", "$['c']"])
        #expect(try document("3").collections.map(\.normalizedPath).isEmpty)
    }

    @Test func aKeyHasThePathOfItsValue() throws {
        let root = try document(#"{"a": {"b": {"c": 1}}}"#)
        let member = try #require(root["a"]?.member("b"))
        #expect(member.key.normalizedPath == "$['a']['b']")
        #expect(member.value.normalizedPath == "$['a']['b']")
    }
}
