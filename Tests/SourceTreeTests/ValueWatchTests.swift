import Testing

@testable import SourceTree

/// A watch tells all that was asked about values: what is not told of would let a verdict stand that no longer holds.
@Suite struct ValueWatchTests {
    private static let json = #"{"text": "caf\u00e9", "flag": true, "number": 12, "list": ["a", {"b": null}]}"#

    private struct AnyTest: TextTest {
        func holds(for text: UnsafeBufferPointer<UInt8>) -> Bool { !text.isEmpty }
    }

    static let ways: [WatchedReading] = [
        WatchedReading("a text", ["text of /text"]) { _ = $0["text"]?.text },
        WatchedReading("a string", ["text of /text"]) { _ = $0["text"]?.string },
        WatchedReading("what a string's text is like", ["text of /text"]) { $0["text"]?.withContent { _ in } },
        WatchedReading("a boolean", ["text of /flag"]) { _ = $0["flag"]?.boolean },
        WatchedReading("a number", ["text of /number"]) { _ = $0["number"]?.number },
        WatchedReading("a whole number", ["text of /number"]) { _ = $0["number"]?.integer },
        WatchedReading("a comparison with a text", ["test of /text"]) { _ = $0["text"]?.equals("café") },
        WatchedReading("a comparison with another value", ["text of /list/0"]) { root in
            for element in root["list"]?.elementArray.prefix(1) ?? [] { _ = element.hasSameValue(as: element) }
        },
        WatchedReading("a test of a string", ["test of /text"]) { _ = $0["text"]?.passes(AnyTest()) },
        WatchedReading("a test of all strings in a value", ["test of /list"]) { _ = $0["list"]?.passes(AnyTest()) },
        WatchedReading("a length", ["test of "]) { _ = $0.isLonger(than: 10) },
        WatchedReading("a text that is looked up among names", ["text of /text"]) { root in
            _ = root["text"].map { NameIndex(["caf"]).position(of: $0) }
        },
        WatchedReading("a text that carries another text", ["text of /text"]) { root in
            _ = root["text"].map { Embedding.text(of: $0) }
        },
        WatchedReading("what a view shows", ["text of /number", "text of /text"]) { root in
            root.tree.withView { view in
                _ = view.number(6)
                view.withText(2) { _ in }
            }
        },
        WatchedReading("a value's place", nil) { _ = $0["text"]?.range },
        WatchedReading("a value's place in the file", nil) { _ = $0["text"]?.rangeInFile },
        WatchedReading("a value's place, to tell of it", []) { _ = $0["text"]?.rangeToTell },
        WatchedReading("kinds, counts, keys, members and the way to a value", []) { root in
            for member in root.members { _ = (member.name, member.value.kind, member.value.count) }
            _ = (root["list"]?.pointer, root.holdsNull, root.member("flag")?.key.equals("flag"))
            _ = (root.collections.map(\.kind), NameIndex(["text"]).containsAllKeys(of: root), root["list"]?.parent)
        },
        WatchedReading("one question after another", ["test of /text", "text of /text"]) { root in
            guard let text = root["text"] else { return }
            _ = (text.passes(AnyTest()), text.text, text.passes(AnyTest()), text.text, text.isLonger(than: 1))
        },
    ]

    @Test("Each way to read a value is written down, and none of what belongs to the shape", arguments: ways)
    func reading(_ reading: WatchedReading) throws {
        let tree = try JSONParser.parse(Source(name: "a.json", text: ValueWatchTests.json))
        let watch = tree.withView { ValueWatch($0) }
        let watched = tree.withView { Tree($0, of: tree.source, watch: watch) }
        reading.read(watched.root)
        let asked = watch.take()?.map { entry in
            "\(entry.question.word) of \(Node(tree: tree, index: entry.index).pointer)"
        }
        #expect(asked == reading.expected)
        #expect(watch.take()?.isEmpty == true, "What was taken is not told again.")
    }

    @Test("A question asked of a tree gets the answer that whoever read it got")
    func answers() throws {
        let tree = try JSONParser.parse(Source(name: "a.json", text: ValueWatchTests.json))
        tree.withView { view in
            let written = #""caf\u00e9""#
            var bytes = written
            bytes.withUTF8 { #expect(view.writtenText(2).elementsEqual($0)) }
            #expect(view.answer(to: EqualityTest(bytes: Array("café".utf8)), of: 2) == 1)
            #expect(view.answer(to: EqualityTest(bytes: Array("cafe".utf8)), of: 2) == 0)
            #expect(view.answer(to: WrittenLengthTest(limit: written.utf8.count - 1), of: 2) == 1)
            #expect(view.answer(to: WrittenLengthTest(limit: written.utf8.count), of: 2) == 0)
        }
    }

    @Test("A pair of bytes is found in a string as in any JSON around it, escaped or not")
    func pairs() throws {
        let test = PairTest(endingWith: [UInt8(ascii: "(")]) { first, _ in
            first == UInt8(ascii: "$")
        }
        let cases = [
            (#"{"a": ["x $(y)"]}"#, true), (#"{"$(a)": 1}"#, true), (#"{"a": "$", "b": "("}"#, false),
            (#"{"a": "\u0024(y)"}"#, true), (#"{"a": "$\u0028y)"}"#, true), (#"{"a": "\\$y("}"#, false), ("{}", false),
            (#"{"a": "long enough for more than one word $( "}"#, true), (#""(""#, false), (#""""#, false),
        ]
        for (json, expected) in cases {
            let tree = try JSONParser.parse(Source(name: "a.json", text: json))
            #expect(tree.root.passes(test) == expected, "in \(json)")
        }
    }
}

extension ValueQuestion {
    fileprivate var word: String {
        switch self {
        case .text: "text"
        case .test: "test"
        }
    }
}

/// A way to read values, and what a watch must tell of it.
struct WatchedReading: Sendable, CustomTestStringConvertible {
    let name: String
    /// The questions, each with the path of the value that it is about; nil when they are not all that counts.
    let expected: [String]?
    let read: @Sendable (Node) -> Void

    init(_ name: String, _ expected: [String]?, _ read: @escaping @Sendable (Node) -> Void) {
        self.name = name
        self.expected = expected
        self.read = read
    }

    var testDescription: String { name }
}
