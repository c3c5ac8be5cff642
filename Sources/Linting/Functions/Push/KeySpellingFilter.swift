import SourceTree

/// Tells at a glance of most keys that they are no spelling of any of some names, by their first letter and their length
/// without marks and capitals.
struct KeySpellingFilter: Sendable {
    /// For each first letter or digit, a bit for each length; the last bit stands for all greater ones.
    private var lengths = [UInt64](repeating: 0, count: 128)

    init(_ names: some Sequence<String>) {
        for name in names {
            let folded = Array(KeySpelling.folded(name).utf8)
            guard let first = folded.first, first < 0x80 else { continue }
            lengths[Int(first)] |= KeySpellingFilter.bit(folded.count)
        }
    }

    /// False when a key is for certain no spelling of any of the names.
    func mayKnow(_ key: Node) -> Bool {
        key.withContent { content in
            var first: UInt8 = 0
            var length = 0
            for unit in content {
                if unit >= 0x80 { return true }
                guard let letter = KeySpelling.foldedLetter(unit) else { continue }
                if length == 0 { first = letter }
                length += 1
            }
            return lengths[Int(first)] & KeySpellingFilter.bit(length) != 0
        }
    }

    private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
