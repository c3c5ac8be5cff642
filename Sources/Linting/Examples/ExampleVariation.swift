/// The same example written otherwise: its findings must stay, and stay at their places.
public enum ExampleVariation: String, Sendable, CaseIterable {
    case asWritten
    /// With characters of several bytes and scalars in front of everything.
    case emojiInFront
    /// Without blanks and line ends between the tokens.
    case minified
    /// With the line ends of Windows.
    case windowsLineEnds

    /// A payload's text in this form, its marks kept.
    func payload(_ text: String) -> String {
        switch self {
        case .asWritten: return text
        case .emojiInFront:
            guard let brace = text.firstIndex(of: "{") else { return text }
            return text[...brace] + "\"😀👩‍👩‍👧é\": \"界\", " + text[text.index(after: brace)...]
        case .minified: return ExampleVariation.minified(text)
        case .windowsLineEnds: return ExampleVariation.withWindowsLineEnds(text)
        }
    }

    /// Another file's text in this form. Only a `.strings` file can have a comment in front; a mark at its very start
    /// is one for the whole file, and stays there.
    func file(_ text: String, named path: String) -> String {
        switch self {
        case .emojiInFront where path.hasSuffix(".strings"): ExampleVariation.withComment(text)
        case .windowsLineEnds: ExampleVariation.withWindowsLineEnds(text)
        case .asWritten, .emojiInFront, .minified: text
        }
    }

    private static func withComment(_ text: String) -> String {
        let marks = text.unicodeScalars.prefix { $0 == RuleExample.mark }
        return String(marks) + "/* 😀👩‍👩‍👧é */ " + String(text.unicodeScalars.dropFirst(marks.count))
    }

    private static func withWindowsLineEnds(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }

    private static func minified(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isInString = false
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isInString {
                if !isEscaped, scalar == "\"" { isInString = false }
                isEscaped = !isEscaped && scalar == "\\"
            } else if scalar == "\"" {
                isInString = true
            } else if scalar == " " || scalar == "\n" {
                continue
            }
            result.append(scalar)
        }
        return String(result)
    }
}
