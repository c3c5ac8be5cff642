/// The patterns of one file, and the folder that they speak of.
struct IgnoreFile: Sendable, Hashable {
    /// Absolute and normalised.
    let folder: Path
    private let patterns: [IgnorePattern]

    /// Reads the text of a `.gitignore` or the like; no line of one is an error to git.
    init(_ text: [UInt8], in folder: Path, ignoresCase: Bool = false) {
        self.folder = folder
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = text.starts(with: mark) ? text.dropFirst(mark.count) : text[...]
        patterns = content.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let isClosedByReturn = line.last == UInt8(ascii: "\r")
            return IgnorePattern(isClosedByReturn ? line.dropLast() : line, ignoresCase: ignoresCase)
        }
    }

    /// Whether the last pattern that matches ignores the path or takes it back; nil when none matches.
    ///
    /// - Parameters:
    ///   - units: the absolute path's bytes.
    ///   - name: its bytes behind the last slash.
    func verdict(_ units: ArraySlice<UInt32>, name: ArraySlice<UInt32>, isFolder: Bool) -> Bool? {
        guard !patterns.isEmpty else { return nil }
        let path = units.dropFirst(folder == .root ? 1 : folder.bytes.count + 1)
        return patterns.last { $0.matches(path, name: name, isFolder: isFolder) }.map { !$0.isNegative }
    }
}
