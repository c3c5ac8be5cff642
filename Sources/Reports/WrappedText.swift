/// Words in colours, broken into lines for a terminal.
struct WrappedText {
    /// A word, or what must not be broken at its blanks.
    private struct Word {
        let text: String
        let code: String?
        let width: Int
    }

    private let style: ReportStyle
    private var words: [Word] = []

    init(_ style: ReportStyle) {
        self.style = style
    }

    /// Adds a text that is broken at its blanks.
    mutating func add(_ text: String, _ code: String? = nil) {
        for word in text.split(separator: " ") { addWhole(String(word), code) }
    }

    /// Adds a message: broken at its blanks where lines are wrapped, and else as it is, blanks and all.
    mutating func addMessage(_ message: String, _ code: String? = nil) {
        let message = TerminalText.harmless(message)
        if style.terminalWidth == nil { addWhole(message, code) } else { add(message, code) }
    }

    /// Adds a text that stays on one line.
    mutating func addWhole(_ text: String, _ code: String? = nil) {
        words.append(Word(text: text, code: code, width: TerminalText.width(of: text, joinsEmoji: style.joinsEmoji)))
    }

    /// The lines, each with its line end.
    ///
    /// - Parameters:
    ///   - margin: what stands before the first line.
    ///   - indent: how many blanks stand before each further line.
    func text(margin: String = "", indent: Int) -> String {
        let width = style.terminalWidth ?? .max
        var lines: [[Word]] = [[]]
        var used = margin.count
        for word in words {
            let isFirst = lines.count == 1 && lines[0].isEmpty
            // The first word is the place, which terminals make a link of; it is never broken.
            let pieces = isFirst ? [word] : pieces(of: word, room: width - used - 1, width: max(8, width - indent))
            for piece in pieces {
                let gap = lines[lines.count - 1].isEmpty ? 0 : 1
                if !isFirst, gap + piece.width > width - used {
                    lines.append([piece])
                    used = indent + piece.width
                } else {
                    lines[lines.count - 1].append(piece)
                    used += gap + piece.width
                }
            }
        }
        let blanks = String(repeating: " ", count: indent)
        return lines.enumerated().map { number, words in
            (number == 0 ? margin : blanks) + painted(words) + "\n"
        }.joined()
    }

    // MARK: Long words

    /// A word that is longer than a line, in pieces that fill what is left of one line and further ones. Of one that
    /// is longer still, the middle is left out.
    private func pieces(of word: Word, room: Int, width: Int) -> [Word] {
        guard word.width > width else { return [word] }
        var characters = word.text.map { ($0, TerminalText.width(of: $0, joinsEmoji: style.joinsEmoji)) }
        let first = room >= 16 ? room : width
        let most = first + width
        if word.width > most {
            let tail = most / 4
            characters =
                WrappedText.prefix(characters, width: most - tail - 1) + [("…", 1)]
                + WrappedText.prefix(characters.reversed(), width: tail).reversed()
        }
        var pieces: [Word] = []
        var rest = characters[...]
        while !rest.isEmpty {
            let piece = WrappedText.prefix(rest, width: pieces.isEmpty ? first : width)
            // A character that is wider than the terminal takes a line of its own.
            let count = max(1, piece.count)
            let text = String(rest.prefix(count).map(\.0))
            pieces.append(Word(text: text, code: word.code, width: rest.prefix(count).reduce(0) { $0 + $1.1 }))
            rest = rest.dropFirst(count)
        }
        return pieces
    }

    /// As many characters from the start as fit into a width.
    private static func prefix(
        _ characters: some Sequence<(Character, Int)>, width: Int
    ) -> [(Character, Int)] {
        var taken: [(Character, Int)] = []
        var used = 0
        for character in characters {
            used += character.1
            if used > width { break }
            taken.append(character)
        }
        return taken
    }

    /// Neighbours of one colour are painted together.
    private func painted(_ words: [Word]) -> String {
        var runs: [(text: String, code: String?)] = []
        for word in words {
            if let last = runs.last, last.code == word.code {
                runs[runs.count - 1].text += " " + word.text
            } else {
                runs.append((word.text, word.code))
            }
        }
        return runs.map { style.painted($0.text, $0.code) }.joined(separator: " ")
    }
}
