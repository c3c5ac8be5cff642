import Linting
import SourceTree
import StringTables

/// Which languages a finding is about, as far as its places tell.
public struct FindingLanguages: Sendable {
    private let known: Set<String>
    /// The names by which notifications call languages that folders may call otherwise.
    private let names: [LanguageTag: String]

    /// - Parameter known: the languages that members of a payload may be named by.
    public init(known: some Sequence<String>) {
        self.known = Set(known)
        names = Dictionary(
            self.known.sorted().compactMap { name in LanguageTag(folder: name).map { ($0.normalized, name) } }
        ) { first, _ in first }
    }

    /// The languages of the tables, or of the payload's texts, in which the finding and what belongs to it stand;
    /// sorted. Empty for one that is about all.
    public func languages(of finding: Finding) -> [String] {
        var found: Set<String> = []
        for place in [finding.place] + finding.related.map(\.place) {
            if let name = language(of: place) { found.insert(called(name)) }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func called(_ name: String) -> String {
        LanguageTag(folder: name).flatMap { names[$0.normalized] } ?? name
    }

    private func language(of place: Place) -> String? {
        if let path = StringTablePath(place.file) {
            if let language = path.language { return language }
            let tokens = JSONPointer(place.pointer)?.tokens ?? []
            guard let index = tokens.firstIndex(of: "localizations"), index + 1 < tokens.count else { return nil }
            return tokens[index + 1]
        }
        return JSONPointer(place.pointer)?.tokens.first { known.contains($0) }
    }
}
