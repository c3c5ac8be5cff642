import Linting
import SourceTree
import StringTables

/// What the string tables have for a key, language by language; each is looked up once.
struct KeyTexts {
    /// What a device of one language finds.
    struct Found {
        let value: StringTableValue?
        /// The language that the text is written in.
        let language: String?
        /// How it was found, or why not.
        let steps: [RenderingStep]
        /// The table with the text, for places in it.
        let source: (entry: StringTableEntry, table: StringTable)?
    }

    private let key: String
    private let strings: AppStrings
    private let lookUp: StringsLookUp?
    private var known: [String: Found] = [:]

    init(_ key: String, in strings: AppStrings) {
        self.key = key
        self.strings = strings
        lookUp = strings.lookUp(key)
    }

    mutating func text(for language: String, _ resolver: inout PlaceResolver) -> Found {
        if let found = known[language] { return found }
        let found = find(language, &resolver)
        known[language] = found
        return found
    }

    private func find(_ language: String, _ resolver: inout PlaceResolver) -> Found {
        guard let answer = lookUp?.answer(for: language) else { return nothing("No string table serves the language.") }
        let isSame = KeyTexts.isSame(answer.name, language)
        let service = isSame ? [] : [RenderingStep(.fallback, "\(answer.name) serves users of \(language).")]
        switch answer.outcome {
        case .found(let entry, let table):
            let step = RenderingStep(
                isSame ? .source : .fallback,
                isSame
                    ? (entry.isKeyAsText
                        ? "The catalog has no text of its own: the key is the text." : "The language's own text.")
                    : "There is no table for \(language); the text of \(answer.name) serves its users.",
                at: resolver.place(of: table.spot(of: entry)))
            return Found(value: entry.value, language: answer.name, steps: [step], source: (entry, table))
        case .fallback(let other, let entry?, let table):
            let step = RenderingStep(
                .fallback, "There is no table for \(language); the text of \(other) serves its users.",
                at: resolver.place(of: table.spot(of: entry)))
            return Found(value: entry.value, language: other, steps: [step], source: (entry, table))
        case .fallback(let other, nil, let table):
            return nothing(
                "There is no table for \(language), and that of \(other), which serves its users, lacks the key.",
                at: resolver.place(of: table.wholeSpot))
        case .missing(let table):
            return nothing(
                "This table lacks the key; the device asks no other language's.", service,
                at: resolver.place(of: table.wholeSpot))
        case .unseen(let entry, let table):
            return nothing(
                "The device stops reading the file before this entry.", service,
                at: resolver.place(of: table.spot(of: entry)))
        case .refused(let entry, let table):
            return nothing(
                "The device cannot read this file.", service,
                at: resolver.place(of: entry.map { table.spot(of: $0) } ?? table.wholeSpot))
        case .noFile: return nothing("No string table serves the language.")
        }
    }

    private func nothing(_ message: String, _ before: [RenderingStep] = [], at place: Place? = nil) -> Found {
        Found(value: nil, language: nil, steps: before + [RenderingStep(.fault, message, at: place)], source: nil)
    }

    private static func isSame(_ name: String, _ language: String) -> Bool {
        if name.utf8.elementsEqual(language.utf8) { return true }
        guard let name = LanguageTag(folder: name)?.normalized, let language = LanguageTag(language)?.normalized else {
            return false
        }
        return name == language
    }
}
