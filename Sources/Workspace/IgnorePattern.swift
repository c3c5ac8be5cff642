/// One line of a `.gitignore`, compiled (gitignore(5), “Pattern format”; where that is silent, as git does it).
///
/// Everything counts in bytes: to git, `?` is a byte and not a character.
struct IgnorePattern: Sendable, Hashable {
    /// Takes back what earlier lines ignore (`!`).
    let isNegative: Bool
    let isFolderOnly: Bool
    /// Whether it looks at the name alone, in any folder.
    let matchesName: Bool
    private let wildcards: Wildcards

    /// Nil for empty lines, comments, and patterns that git never matches.
    init?(_ line: ArraySlice<UInt8>, ignoresCase: Bool = false) {
        guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
        var text = IgnorePattern.trimming(line)
        isNegative = text.first == UInt8(ascii: "!")
        if isNegative { text.removeFirst() }
        isFolderOnly = text.last == Path.slash
        if isFolderOnly { text.removeLast() }
        matchesName = !text.contains(Path.slash)
        if !matchesName, text.first == Path.slash { text.removeFirst() }
        guard !text.isEmpty, let tokens = IgnorePatternReader.tokens(of: Array(text)) else { return nil }
        wildcards = Wildcards(tokens, ignoresCase: ignoresCase)
    }

    /// Without the spaces at the end, save for those behind a backslash.
    private static func trimming(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = line.startIndex
        var index = line.startIndex
        while index < line.endIndex {
            if line[index] == UInt8(ascii: "\\") { index += 1 }
            if index >= line.endIndex { return line }
            if line[index] != UInt8(ascii: " ") || (index > line.startIndex && line[index - 1] == UInt8(ascii: "\\")) {
                end = index + 1
            }
            index += 1
        }
        return line[..<end]
    }

    /// - Parameters:
    ///   - path: bytes below the folder of the file that holds the pattern.
    ///   - name: the bytes behind the last slash.
    func matches(_ path: ArraySlice<UInt32>, name: ArraySlice<UInt32>, isFolder: Bool) -> Bool {
        if isFolderOnly, !isFolder { return false }
        return wildcards.matches(matchesName ? name : path)
    }
}
