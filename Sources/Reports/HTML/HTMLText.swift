/// Text from outside, made safe for a page.
enum HTMLText {
    /// The text as the content of an element or of an attribute in double quotation marks. Control characters, which
    /// HTML forbids, become their pictures.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(visible(scalar))
            }
        }
        return result
    }

    /// The text with pictures in place of control characters, for what a script puts into the page.
    static func visible(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(visible(scalar)) }
        return String(result)
    }

    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09, 0x0A: scalar
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0xFDD0...0xFDEF: "\u{FFFD}"
        case _ where scalar.value & 0xFFFE == 0xFFFE: "\u{FFFD}"
        default: scalar
        }
    }
}
