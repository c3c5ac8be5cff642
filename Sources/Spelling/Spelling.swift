/// Which known word a person probably meant, for the did-you-mean of a message.
///
/// Upper and lower case and the separators `-`, `_` and space make no difference. What is left is compared by the
/// Damerau-Levenshtein distance in its restricted form: a scalar left out, added, changed, or swapped with its
/// neighbour counts one. A third of the longer word's length may differ, and nothing in words of one or two scalars.
public enum Spelling {
    /// The candidate nearest to a word; nil when none is near enough. Of equally near ones, the first given.
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        nearest(to: word, among: candidates, limit: 1).first
    }

    /// The candidates near a word, nearest first; equally near ones in the order given, each once.
    ///
    /// - Parameter limit: How many to return at most.
    public static func nearest(to word: String, among candidates: some Sequence<String>, limit: Int) -> [String] {
        let folded = FoldedWord(word)
        guard limit > 0, !folded.scalars.isEmpty else { return [] }
        var found: [(candidate: String, distance: Int)] = []
        for candidate in candidates {
            let bound = found.count < limit ? Int.max : found[found.count - 1].distance - 1
            guard bound >= 0 else { break }
            guard let distance = folded.distance(to: FoldedWord(candidate), atMost: bound) else { continue }
            guard !found.contains(where: { $0.candidate.utf8.elementsEqual(candidate.utf8) }) else { continue }
            let place = found.firstIndex { $0.distance > distance } ?? found.count
            found.insert((candidate, distance), at: place)
            if found.count > limit { found.removeLast() }
        }
        return found.map(\.candidate)
    }
}
