/// Languages in a message: all of them where they are few, else the first ones and how many more.
enum LanguageList {
    private static let maximumShown = 8

    static func text(_ languages: [String]) -> String {
        var unique: [String] = []
        for language in languages where !unique.contains(language) { unique.append(language) }
        guard unique.count > maximumShown else { return unique.joined(separator: ", ") }
        return unique.prefix(maximumShown).joined(separator: ", ") + " and \(unique.count - maximumShown) more"
    }
}
