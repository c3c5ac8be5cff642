/// The two settings of git that bear on what it ignores (git-config(1)): `core.excludesFile` and `core.ignoreCase`.
///
/// Read from the user's files and the repository's own, without the files that those include.
struct GitSettings: Sendable, Hashable {
    private(set) var ignoreFile: Path?
    private(set) var ignoresCase = false

    init(of workTree: GitWorkTree, userFolders: UserFolders, problems: inout [FileProblem]) {
        ignoreFile = userFolders.configuration?.appending("git/ignore")
        let files = [
            userFolders.configuration?.appending("git/config"), userFolders.home?.appending(".gitconfig"),
            workTree.commonFolder.appending("config"),
        ]
        for file in files.compactMap({ $0 }) {
            do {
                read(try FileReader.read(file), home: userFolders.home)
            } catch {
                if error.reason != .missing, error.reason != .notAFolder { problems.append(error) }
            }
        }
    }

    private mutating func read(_ text: [UInt8], home: Path?) {
        var section = ""
        for line in String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let trimmed = GitSettings.trimmed(line)
            if trimmed.hasPrefix("[") {
                section = trimmed.dropFirst().prefix { $0 != "]" }.lowercased()
            } else if section == "core", !trimmed.hasPrefix("#"), !trimmed.hasPrefix(";") {
                readCore(trimmed, home: home)
            }
        }
    }

    private mutating func readCore(_ line: Substring, home: Path?) {
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts.count > 1 ? GitSettings.value(parts[1]) : nil
        switch GitSettings.trimmed(parts[0]).lowercased() {
        case "ignorecase": ignoresCase = value.map { ["true", "yes", "on", "1"].contains($0.lowercased()) } ?? true
        case "excludesfile":
            guard let value, !value.isEmpty else {
                ignoreFile = nil
                return
            }
            let path = value.hasPrefix("~/") ? home?.appending(String(value.dropFirst(2))) : Path(value)
            ignoreFile = path?.isAbsolute == true ? path : nil
        default: break
        }
    }

    /// Without quotation marks and what follows a comment sign outside them.
    private static func value(_ text: Substring) -> String {
        var value = ""
        var isQuoted = false
        var isEscaped = false
        for character in trimmed(text) {
            if isEscaped {
                value.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
            } else if !isQuoted, character == "#" || character == ";" {
                break
            } else {
                value.append(character)
            }
        }
        return String(trimmed(value[...]))
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var trimmed = text.drop { $0.isWhitespace }
        while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
        return trimmed
    }
}
