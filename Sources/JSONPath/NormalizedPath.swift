import SourceTree

extension Node {
    /// The one way to write this value's place as a query (RFC 9535, section 2.7), from the root of its tree, such as
    /// `$['aps']['alert']`. For a key it is the path of the key's value.
    public var normalizedPath: String {
        var path = "$"
        for step in stepsFromRoot {
            switch step {
            case .member(let key): path += "['" + Node.normalizedName(key.text) + "']"
            case .element(let index): path += "[" + String(index) + "]"
            }
        }
        return path
    }

    private static func normalizedName(_ name: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\u{8}": escaped.append(contentsOf: "\\b".unicodeScalars)
            case "\u{C}": escaped.append(contentsOf: "\\f".unicodeScalars)
            case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
            case "\r": escaped.append(contentsOf: "\\r".unicodeScalars)
            case "\t": escaped.append(contentsOf: "\\t".unicodeScalars)
            case "'": escaped.append(contentsOf: "\\'".unicodeScalars)
            case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                escaped.append(
                    contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
