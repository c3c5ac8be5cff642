import Testing

@testable import SourceTree

/// Texts of one shape differ in nothing but their values.
@Suite struct ShapeTests {
    private static let text = #"{"aps": {"alert": "Hi", "badge": 1}, "items": [1, 2, {"a": null}]}"#

    private static let cases: [(other: String, isSame: Bool, why: String)] = [
        (text, true, "the same text"),
        (#"{"aps":{"alert":"Good morning","badge":-2.5e1},"items":[7,8,{"a":null}]}"#, true, "other values and blanks"),
        (#"{"aps": {"alert": "\u00e9", "badge": 1}, "items": [1, 2, {"a": null}]}"#, true, "a value with an escape"),
        (#"{"aps": {"alert": "Hi", "badgf": 1}, "items": [1, 2, {"a": null}]}"#, false, "another key"),
        (#"{"aps": {"alert": "Hi", "badges": 1}, "items": [1, 2, {"a": null}]}"#, false, "a longer key"),
        (#"{"aps": {"badge": 1, "alert": "Hi"}, "items": [1, 2, {"a": null}]}"#, false, "another order"),
        (#"{"aps": {"alert": 1, "badge": 1}, "items": [1, 2, {"a": null}]}"#, false, "another kind"),
        (#"{"aps": {"alert": "Hi", "badge": 1}, "items": [1, 2, {"a": true}]}"#, false, "another kind deep inside"),
        (#"{"aps": {"alert": "Hi", "badge": 1}, "items": [1, {"a": null}]}"#, false, "an element fewer"),
        (#"{"aps": {"alert": "Hi", "badge": 1}, "items": [1, 2, {"a": null}, 3]}"#, false, "an element more"),
        (#"{"aps": {"alert": "Hi"}, "badge": 1, "items": [1, 2, {"a": null}]}"#, false, "a member further out"),
        (#"{"aps": {"\u0061lert": "Hi", "badge": 1}, "items": [1, 2, {"a": null}]}"#, false, "a key with an escape"),
    ]

    @Test("Which texts have one shape", arguments: cases.indices)
    func shapes(number: Int) throws {
        let example = ShapeTests.cases[number]
        let first = try JSONParser.parse(Source(name: "a.json", text: ShapeTests.text))
        let second = try JSONParser.parse(Source(name: "b.json", text: example.other))
        let shape = first.withView { Shape($0) }
        #expect(second.withView { shape.matches($0) } == example.isSame, "\(example.why)")
        if example.isSame {
            #expect(first.withView { $0.shapeHash } == second.withView { $0.shapeHash })
        }
    }

    @Test("A shape is that of a text wherever it stands in another")
    func places() {
        var shapes: [Shape] = []
        var lines = "[1]\n" + ShapeTests.text + "\n   " + ShapeTests.text + "\n"
        lines.withUTF8 { bytes in
            _ = JSONLineCheck(bytes) { view in
                if view.kind(0) == .object {
                    #expect(shapes.allSatisfy { $0.matches(view) })
                    shapes.append(Shape(view))
                }
                return true
            }
        }
        #expect(shapes.count == 2)
    }
}
