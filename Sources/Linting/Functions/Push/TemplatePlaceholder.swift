import SourceTree

/// Places in a template that a backend fills in before it sends: what stands there now says nothing of what will.
///
/// Known are the marks of Liquid, Jinja, Handlebars and Mustache, of ERB and EJS, and plain ones: `${name}`, `%{name}`,
/// `$(name)`, `#(count)`.
enum TemplatePlaceholder {
    /// Whether one stands in a text, be it the whole of it or a part.
    static func stands(in value: Node) -> Bool {
        value.withContent { stands(in: $0) }
    }

    static func stands(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { stands(in: $0) }
    }

    private static func stands(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count >= 2 else { return false }
        // Few texts hold any of the second bytes, so that one comparison passes over most.
        for index in 1..<bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "("):
                if opens(bytes[index - 1], bytes[index]) { return true }
            default: continue
            }
        }
        return false
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
