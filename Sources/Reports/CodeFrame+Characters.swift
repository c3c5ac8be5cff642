extension CodeFrame {
    /// One character as it is shown.
    struct Cell {
        let text: String
        /// In columns.
        let width: Int
    }

    /// A piece of a line as characters, with those that a place covers: all of which it has a part.
    struct Characters {
        private let characters: [Character]
        let marked: Range<Int>

        /// - Parameters:
        ///   - start: the place's first byte in the text.
        ///   - end: the byte behind its last.
        init(_ text: String, start: Int, end: Int) {
            characters = Array(text)
            var offset = 0
            var low = characters.count
            var high = characters.count
            for (index, character) in characters.enumerated() {
                let next = offset + character.utf8.count
                if low == characters.count, next > start { low = index }
                if high == characters.count, offset >= end { high = index }
                offset = next
            }
            marked = low..<max(low, high)
        }

        /// The characters as they are shown: tabs as blanks, since a terminal's own would not match the carets, and
        /// nothing that could drive the terminal.
        func cells(joinsEmoji: Bool) -> [Cell] {
            characters.map { character in
                if character == "\t" { return Cell(text: "    ", width: 4) }
                let text = TerminalText.harmless(String(character))
                return Cell(text: text, width: TerminalText.width(of: text, joinsEmoji: joinsEmoji))
            }
        }
    }
}
