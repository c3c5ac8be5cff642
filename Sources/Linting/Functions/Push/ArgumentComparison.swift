import SourceTree
import StringTables

/// The arguments of one key against its text in each language. One problem a kind, naming the languages.
struct ArgumentComparison {
    private let key: Node
    private let place: Node?
    private let argumentsName: String
    private let arguments: [Node]?
    private let texts: [LanguageText]
    private let others: [LocalizedKey.Translation]

    /// A language's text, read as a format.
    private struct LanguageText {
        let translation: LocalizedKey.Translation
        let format: FormatString

        var language: String { translation.language }
        /// Whether each specifier shows the argument that its number says.
        var isPlain: Bool { format.argumentGaps.isEmpty && !format.isRefused }
        /// Specifiers that are no percent signs by chance.
        var meantSpecifiers: [FormatSpecifier] { format.specifiers.filter { !$0.looksLikePercentSign } }
        var meantCount: Int {
            meantSpecifiers.flatMap { [$0.argument] + $0.sizeArguments }.max() ?? 0
        }
        /// The specifiers that a text cannot fill, and that are meant.
        var unfillable: [FormatSpecifier] { format.specifiersNotForStrings.filter { !$0.looksLikePercentSign } }
        /// The first percent sign that is not escaped.
        var barePercent: Range<Int>? {
            (format.unescapedPercents.map(\.range) + format.strayPercents.map(\.range)).min {
                $0.lowerBound < $1.lowerBound
            }
        }

        /// The first specifier for which something holds.
        func place(_ isMeant: (FormatSpecifier) -> Bool) -> Range<Int>? {
            format.specifiers.first(where: isMeant)?.range
        }
    }

    /// - Parameters:
    ///   - place: the arguments' array; nil when there is none.
    ///   - arguments: nil when the payload does not tell them.
    init(
        key: Node, place: Node?, argumentsName: String, arguments: [Node]?,
        translations: [LocalizedKey.Translation]
    ) {
        self.key = key
        self.place = place
        self.argumentsName = argumentsName
        self.arguments = arguments
        var texts: [LanguageText] = []
        var others: [LocalizedKey.Translation] = []
        for translation in translations {
            if let format = translation.format {
                texts.append(LanguageText(translation: translation, format: format))
            } else {
                others.append(translation)
            }
        }
        self.texts = texts
        self.others = others
    }

    func problems() -> [Problem] {
        unusable() + unfillable() + percentSigns() + doublyEscaped() + gaps() + mixed() + tooFew() + unused()
    }

    // MARK: Kinds of entries

    /// Entries that are no plain text.
    private func unusable() -> [Problem] {
        let plural = others.filter { $0.entry.value.isPlural }
        let rest = others.filter { !$0.entry.value.isPlural }
        var problems: [Problem] = []
        if !plural.isEmpty {
            problems.append(
                problem(
                    "\(key.quoted) is a plural entry in \(list(plural)). Arguments of a push are texts, never numbers, so "
                        + "that the plural rule gets no number to choose by; use a plain text.",
                    at: key, plural, "A plural entry."))
        }
        if !rest.isEmpty {
            problems.append(
                problem(
                    "\(key.quoted) is no text in \(list(rest)); nothing useful is shown.", at: key, rest,
                    "The value is no text."))
        }
        return problems
    }

    // MARK: Specifiers

    private func unfillable() -> [Problem] {
        guard sendsArguments else { return [] }
        let wrong = texts.filter { !$0.unfillable.isEmpty }
        guard !wrong.isEmpty else { return [] }
        let written = Set(wrong.flatMap { $0.unfillable.map(\.written) })
        let names = written.sorted().map { "“\($0)”" }.joined(separator: ", ")
        let crashes = written.contains { $0.hasSuffix("s") || $0.hasSuffix("S") }
        let effect = crashes ? "the user reads rubbish, or the formatter crashes" : "the user reads a wrong value"
        return [
            problem(
                "The text of \(key.quoted) has \(names) in \(list(wrong)), which a text cannot fill: \(effect). Only %@ "
                    + "and %1$@, %2$@, ... take the arguments of a push.",
                at: key, wrong
            ) { $0.unfillable.first?.range }
        ]
    }

    private func percentSigns() -> [Problem] {
        let bare = texts.filter { !$0.format.unescapedPercents.isEmpty || !$0.format.strayPercents.isEmpty }
        guard !bare.isEmpty else { return [] }
        // Whether iOS formats a text that gets no arguments is not documented.
        guard sendsArguments else { return remark(onPercentSignsIn: bare) }
        let takesArgument = bare.contains { !$0.format.unescapedPercents.isEmpty }
        return [
            problem(
                "The text of \(key.quoted) has a percent sign that is not written %% in \(list(bare)): the formatter takes "
                    + "it for a specifier, and the user reads \(shown(in: bare)).",
                at: key, bare, severity: takesArgument ? .error : .warning
            ) { $0.barePercent }
        ]
    }

    private func remark(onPercentSignsIn texts: [LanguageText]) -> [Problem] {
        let concerned = texts.filter { !$0.format.unescapedPercents.isEmpty }
        guard !concerned.isEmpty else { return [] }
        return [
            problem(
                "The text of \(key.quoted) has a percent sign before a letter in \(list(concerned)). It is shown well as "
                    + "long as iOS does not format a text without arguments, which Apple does not say.",
                at: key, concerned, severity: .info
            ) { $0.format.unescapedPercents.first?.range }
        ]
    }

    private func doublyEscaped() -> [Problem] {
        guard sendsArguments else { return [] }
        let wrong = texts.filter { !$0.format.doublyEscapedSpecifiers.isEmpty }
        guard !wrong.isEmpty else { return [] }
        return [
            problem(
                "The text of \(key.quoted) has a specifier behind %% in \(list(wrong)), which an export may have broken: "
                    + "the user reads \(shown(in: wrong)).", at: key, wrong, severity: .warning
            ) {
                $0.format.doublyEscapedSpecifiers.first
            }
        ]
    }

    private func gaps() -> [Problem] {
        let wrong = texts.filter { !$0.format.argumentGaps.isEmpty }
        guard let first = wrong.first else { return [] }
        let skipped = first.format.argumentGaps.map { "%\($0)$@" }.joined(separator: ", ")
        var message =
            "The text of \(key.quoted) skips \(skipped) in \(list(wrong)). The formatter does not skip the argument, so "
            + "that each later one shows the argument before it"
        if sendsArguments { message += ": the user reads \(shown(in: wrong))" }
        return [
            problem(message + ".", at: key, wrong) { text in
                text.place { $0.argument > text.format.argumentGaps.first ?? 0 }
            }
        ]
    }

    private func mixed() -> [Problem] {
        let wrong = texts.filter(\.format.mixesPositionalAndSequential)
        guard !wrong.isEmpty else { return [] }
        return [
            problem(
                "The text of \(key.quoted) has specifiers with and without a number in \(list(wrong)); those without "
                    + "count from 1 by themselves. Number all of them.",
                at: key, wrong, severity: .warning
            ) { $0.place { !$0.isPositional } }
        ]
    }

    // MARK: Counts

    private func tooFew() -> [Problem] {
        guard let arguments else { return [] }
        // A bare percent sign takes the turn of an argument; it is told of by itself.
        let wrong = texts.filter { $0.meantCount > arguments.count && $0.format.unescapedPercents.isEmpty }
        let counts = Set(wrong.map(\.meantCount)).sorted()
        return counts.map { count in
            let concerned = wrong.filter { $0.meantCount == count }
            let given = place == nil ? "there is no \(argumentsName)" : "\(argumentsName) has \(arguments.count)"
            return problem(
                "The text of \(key.quoted) takes \(count.counting("argument")) in \(list(concerned)); \(given). "
                    + "The user reads \(shown(in: concerned)) or worse.", at: place ?? key,
                concerned
            ) { text in
                text.place { !$0.looksLikePercentSign && $0.argument > arguments.count }
            }
        }
    }

    /// Arguments that no language shows, or that only some show.
    private func unused() -> [Problem] {
        guard let arguments, !arguments.isEmpty else { return [] }
        let plain = texts.filter { $0.isPlain }
        guard !plain.isEmpty else { return [] }
        var problems: [Problem] = []
        for (index, argument) in arguments.enumerated() {
            let silent = plain.filter { !$0.format.usedArguments.contains(index + 1) }
            if silent.isEmpty { continue }
            if silent.count == plain.count {
                problems.append(
                    problem(
                        "No language shows this argument: the text of \(key.quoted) takes "
                            + "\(described(plain.map(\.meantCount).max() ?? 0)).",
                        at: argument, plain, severity: .warning))
            } else {
                problems.append(
                    problem(
                        "This argument is shown in some languages and left out in \(list(silent)).", at: argument,
                        silent, severity: .warning))
            }
        }
        return problems
    }

    private func described(_ count: Int) -> String {
        count == 0 ? "no argument" : count == 1 ? "1 argument" : "\(count) arguments"
    }

    // MARK: Pieces

    private var sendsArguments: Bool { arguments.map { !$0.isEmpty } ?? true }

    /// What a user reads in the first of some languages, in quotation marks and without a closing full stop.
    private func shown(in texts: [LanguageText]) -> String {
        guard let text = texts.first else { return "nothing" }
        var rendered = text.format.rendered(with: (arguments ?? []).map(\.text)).shortened
        if rendered.hasSuffix(".") { rendered.removeLast() }
        return "“\(rendered)”"
    }

    private func list(_ texts: [LanguageText]) -> String { list(texts.map(\.translation)) }

    private func list(_ translations: [LocalizedKey.Translation]) -> String {
        LanguageList.text(translations.map(\.language))
    }

    /// - Parameter stretch: what of each language's text is meant, in bytes of its UTF-8 form; nil for all of it.
    private func problem(
        _ message: String, at place: Node, _ texts: [LanguageText], severity: Severity? = nil,
        stretch: (LanguageText) -> Range<Int>? = { _ in nil }
    ) -> Problem {
        let related = texts.map { text in
            Problem.Related(
                "\(text.language): “\(text.format.text.shortened)”",
                at: text.translation.table.spot(of: text.translation.entry, stretch: stretch(text)))
        }
        return Problem(message, at: Spot(place), severity: severity, related: related)
    }

    private func problem(
        _ message: String, at place: Node, _ translations: [LocalizedKey.Translation], _ remark: String
    ) -> Problem {
        let related = translations.map { Problem.Related(remark, at: $0.table.spot(of: $0.entry)) }
        return Problem(message, at: Spot(place), related: related)
    }
}
