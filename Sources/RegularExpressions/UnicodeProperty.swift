/// The names inside `\p{...}` (ECMA-262, section 22.2.1.9 and tables 67 to 69) as PCRE2 10.42 knows them.
enum UnicodeProperty {
    /// The escape in PCRE2's dialect; nil when the text between the braces has not the form of a property.
    static func translated(_ text: String, isNegated: Bool) -> String? {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.last, parts.count <= 2, parts.allSatisfy(isName) else { return nil }
        let letter = isNegated ? "P" : "p"
        if parts.count == 1 {
            if name == "Assigned" { return isNegated ? "\\p{Cn}" : "\\P{Cn}" }
            return "\\\(letter){\(generalCategories[name] ?? name)}"
        }
        switch parts[0] {
        case "General_Category", "gc": return "\\\(letter){\(generalCategories[name] ?? name)}"
        case "Script", "sc": return "\\\(letter){sc:\(name)}"
        case "Script_Extensions", "scx": return "\\\(letter){scx:\(name)}"
        default: return nil
        }
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// The long names of general categories, which PCRE2 lacks.
    private static let generalCategories: [String: String] = [
        "Cased_Letter": "L&", "LC": "L&", "Close_Punctuation": "Pe", "Connector_Punctuation": "Pc", "Control": "Cc",
        "cntrl": "Cc", "Currency_Symbol": "Sc", "Dash_Punctuation": "Pd", "Decimal_Number": "Nd", "digit": "Nd",
        "Enclosing_Mark": "Me", "Final_Punctuation": "Pf", "Format": "Cf", "Initial_Punctuation": "Pi", "Letter": "L",
        "Letter_Number": "Nl", "Line_Separator": "Zl", "Lowercase_Letter": "Ll", "Mark": "M", "Combining_Mark": "M",
        "Math_Symbol": "Sm", "Modifier_Letter": "Lm", "Modifier_Symbol": "Sk", "Nonspacing_Mark": "Mn", "Number": "N",
        "Open_Punctuation": "Ps", "Other": "C", "Other_Letter": "Lo", "Other_Number": "No",
        "Other_Punctuation": "Po", "Other_Symbol": "So", "Paragraph_Separator": "Zp", "Private_Use": "Co",
        "Punctuation": "P", "punct": "P", "Separator": "Z", "Space_Separator": "Zs", "Spacing_Mark": "Mc",
        "Surrogate": "Cs", "Symbol": "S", "Titlecase_Letter": "Lt", "Unassigned": "Cn", "Uppercase_Letter": "Lu",
    ]
}
