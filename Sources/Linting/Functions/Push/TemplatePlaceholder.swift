import SourceTree

/// Places in a template that a backend fills in before it sends: what stands there now says nothing of what will.
///
/// Known are the marks of Liquid, Jinja, Handlebars and Mustache, of ERB and EJS, and plain ones: `${name}`, `%{name}`,
/// `$(name)`, `#(count)`.
enum TemplatePlaceholder {
    /// Whether one stands in a text, be it the whole of it or a part.
    static func stands(in value: Node) -> Bool {
        guard value.kind == .string else { return false }
        return stands(in: value.text)
    }

    static func stands(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count >= 2 else { return false }
            for index in 0..<bytes.count - 1 where opens(bytes[index], bytes[index + 1]) { return true }
            return false
        }
    }

    private static func opens(_ first: UInt8, _ second: UInt8) -> Bool {
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
