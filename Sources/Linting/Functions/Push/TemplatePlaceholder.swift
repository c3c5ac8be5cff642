import SourceTree

/// Places in a template that a backend fills in before it sends: what stands there now says nothing of what will.
///
/// Known are the marks of Liquid, Jinja, Handlebars and Mustache, of ERB and EJS, and plain ones: `${name}`, `%{name}`,
/// `$(name)`, `#(count)`.
package enum TemplatePlaceholder {
    /// Whether one stands in a text, be it the whole of it or a part.
    package static func stands(in value: Node) -> Bool {
        value.kind == .string && value.passes(test)
    }

    /// Whether one stands in any text of a tree.
    static func stands(anywhereIn tree: Tree) -> Bool { tree.root.passes(test) }

    /// Whether one opens in a text.
    private static let test = PairTest(
        endingWith: [UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "(")], isPair: opens)

    /// Whether one stands in a text, be it the whole of it or a part.
    package static func stands(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { test.holds(for: $0) }
    }

    /// The bytes of each placeholder in the text's UTF-8 form; one that is not closed goes on to the end.
    package static func ranges(in text: String) -> [Range<Int>] {
        let bytes = Array(text.utf8)
        var ranges: [Range<Int>] = []
        var place = 0
        while place + 1 < bytes.count {
            guard opens(bytes[place], bytes[place + 1]) else {
                place += 1
                continue
            }
            let end = end(of: place, in: bytes)
            ranges.append(place..<end)
            place = end
        }
        return ranges
    }

    /// Behind the mark that closes the placeholder which opens at a byte.
    private static func end(of start: Int, in bytes: [UInt8]) -> Int {
        let closing: [UInt8] =
            switch (bytes[start], bytes[start + 1]) {
            case (UInt8(ascii: "{"), UInt8(ascii: "{")): Array("}}".utf8)
            case (UInt8(ascii: "{"), _): Array("%}".utf8)
            case (UInt8(ascii: "<"), _): Array("%>".utf8)
            case (_, UInt8(ascii: "{")): Array("}".utf8)
            default: Array(")".utf8)
            }
        var place = start + 2
        while place + closing.count <= bytes.count {
            if bytes[place..<place + closing.count].elementsEqual(closing) { return place + closing.count }
            place += 1
        }
        return bytes.count
    }

    @Sendable private static func opens(_ first: UInt8, _ second: UInt8) -> Bool {
        switch (first, second) {
        case (UInt8(ascii: "{"), UInt8(ascii: "{")), (UInt8(ascii: "{"), UInt8(ascii: "%")),
            (UInt8(ascii: "<"), UInt8(ascii: "%")), (UInt8(ascii: "$"), UInt8(ascii: "{")),
            (UInt8(ascii: "$"), UInt8(ascii: "(")), (UInt8(ascii: "#"), UInt8(ascii: "(")),
            (UInt8(ascii: "%"), UInt8(ascii: "{")):
            true
        default: false
        }
    }
}
