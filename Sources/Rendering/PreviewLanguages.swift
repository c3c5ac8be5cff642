import Linting
import Payloads
import StringTables

/// The languages in which a payload is to be shown.
public enum PreviewLanguages: Sendable {
    /// Those that the configuration names, else those of the app's string tables and of the payload's own texts.
    case usual
    /// Whatever any of these has.
    case all
    /// These.
    case named([String])

    /// The development language first, then by name; never empty.
    func languages(for map: LanguageMap?, _ settings: Settings, _ strings: AppStrings?) -> [String] {
        let development =
            settings.developmentLanguage
            ?? strings?.bundles.first { $0.hasTable(strings?.tableName ?? "") }?
            .developmentLanguage
        var names: [String]
        switch self {
        case .named(let named): return named
        case .usual: names = settings.languages ?? (strings?.mainLanguages ?? []) + PreviewLanguages.languages(of: map)
        case .all:
            names = (settings.languages ?? []) + (strings?.languages() ?? []) + PreviewLanguages.languages(of: map)
        }
        if names.isEmpty { names = [development ?? "en"] }
        var seen: Set<String> = []
        names = names.filter { seen.insert(LanguageTag(folder: $0)?.normalized.canonical ?? $0).inserted }
        return names.sorted { left, right in
            if (left == development) != (right == development) { return left == development }
            return left.utf8.lexicographicallyPrecedes(right.utf8)
        }
    }

    /// The map's names that are languages, so that a device can be set to them.
    private static func languages(of map: LanguageMap?) -> [String] {
        map?.value.members.map(\.name).filter { LanguageTag($0)?.isKnown ?? false } ?? []
    }
}
