import StringTables

/// One key's text in the development language and in another one.
package struct SpecifierComparison {
    /// A text and the table that it stands in.
    package typealias Text = (entry: StringTableEntry, table: StringTable)

    private let key: String
    private let source: Text
    private let sourceLanguage: String
    private let translation: Text
    private let language: String
    /// The two texts as formats; nil where a value is no plain text.
    private let sourceFormat: FormatString?
    private let format: FormatString?

    /// - Parameter source: the text in the development language.
    package init(key: String, source: Text, sourceLanguage: String, translation: Text, language: String) {
        self.key = key
        self.source = source
        self.sourceLanguage = sourceLanguage
        self.translation = translation
        self.language = language
        sourceFormat = source.entry.value.phoneText.map { FormatString($0) }
        format = translation.entry.value.phoneText.map { FormatString($0) }
    }

    /// The worst that is wrong with the translation; nil where it agrees, or where that cannot be told.
    package func problem() -> Problem? {
        guard let wanted = ArgumentUse(source.entry.value), let own = ArgumentUse(translation.entry.value),
            !haveSameSpecifiers, !arePlainTexts(wanted), !areAddresses
        else { return nil }
        if format?.isRefused == true, sourceFormat?.isRefused != true { return refused() }
        return unescapedPercent(wanted) ?? conflict(wanted, own) ?? surplus(wanted, own) ?? gap(wanted, own)
            ?? omission(wanted, own) ?? strayPercent(wanted)
    }

    /// Whether the two texts have the same specifiers, percent signs in running text among them: they are then meant
    /// alike, whatever they look like.
    private var haveSameSpecifiers: Bool {
        guard let sourceFormat, let format else { return false }
        return SpecifierComparison.pieces(sourceFormat) == SpecifierComparison.pieces(format)
    }

    /// Whether the percent signs of both texts stand for characters in addresses, which differ from language to language.
    private var areAddresses: Bool {
        guard let sourceFormat, let format else { return false }
        let encoded = [sourceFormat, format].filter { $0.isPercentEncoded }
        return !encoded.isEmpty
            && [sourceFormat, format].allSatisfy { $0.isPercentEncoded || !$0.text.utf8.contains(UInt8(ascii: "%")) }
    }

    /// Whether no formatter reads the texts: they are patterns of dates, or percent signs stand in running text in the
    /// development language and may do so in the translation (“% complete”, “% d'achèvement”).
    private func arePlainTexts(_ wanted: ArgumentUse) -> Bool {
        guard let sourceFormat, let format else { return false }
        if sourceFormat.isDatePattern { return true }
        guard wanted.arguments.isEmpty else { return false }
        let hasPercent = !sourceFormat.unescapedPercents.isEmpty || !sourceFormat.strayPercents.isEmpty
        return format.isDatePattern
            || hasPercent && format.specifiers.allSatisfy { !$0.isPositional && $0.flags.utf8.contains(0x20) }
    }

    private static func pieces(_ format: FormatString) -> [String] {
        (format.specifiers.map { "\($0.argument) \($0.conversion) \($0.sizeArguments)" }
            + format.strayPercents.map(\.printed)).sorted()
    }

    // MARK: Arguments

    private func refused() -> Problem {
        problem(
            "\(called) is no format in \(language): a number in it is too large, and the user reads nothing.", nil,
            .error)
    }

    /// An argument that the two texts read as different kinds of value.
    private func conflict(_ wanted: ArgumentUse, _ own: ArgumentUse) -> Problem? {
        for number in own.arguments {
            guard let ownKind = own.conversions[number], let kind = wanted.conversions[number], ownKind != kind else {
                continue
            }
            return problem(
                "\(called) takes argument \(number) as \(ownKind.expectation) in \(language), and as "
                    + "\(kind.expectation) in \(sourceLanguage): the user reads a wrong value, or the app crashes. A text "
                    + "with another order numbers its specifiers, as in %2$@ %1$@.",
                specifier { $0.argument == number || $0.sizeArguments.contains(number) }, .error)
        }
        return nil
    }

    /// Arguments that only the translation takes.
    private func surplus(_ wanted: ArgumentUse, _ own: ArgumentUse) -> Problem? {
        guard let number = own.arguments.first(where: { wanted.conversions[$0] == nil }) else { return nil }
        return problem(
            "\(called) takes argument \(number) in \(language), which \(sourceLanguage) does not have: the user reads "
                + "(null) or rubbish, or the app crashes.",
            specifier { $0.argument == number || $0.sizeArguments.contains(number) }, .error)
    }

    /// A number that the translation skips, so that the later ones show an earlier argument.
    private func gap(_ wanted: ArgumentUse, _ own: ArgumentUse) -> Problem? {
        guard let format, let skipped = format.argumentGaps.first(where: { wanted.conversions[$0] != nil }) else {
            return nil
        }
        return problem(
            "\(called) skips argument \(skipped) in \(language). The formatter does not skip it, so that each later "
                + "specifier shows the argument before its own.", specifier { $0.argument > skipped }, .error)
    }

    /// Arguments that only the development language shows.
    private func omission(_ wanted: ArgumentUse, _ own: ArgumentUse) -> Problem? {
        let left = wanted.arguments.filter { own.conversions[$0] == nil }
        guard !left.isEmpty else { return nil }
        if let format, format.text.isEmpty {
            return problem(
                "\(called) is empty in \(language), while \(sourceLanguage) has a text with arguments.", nil, .warning)
        }
        let names = left.map(String.init).joined(separator: ", ")
        let noun = left.count == 1 ? "argument" : "arguments"
        var message = "\(called) leaves out \(noun) \(names) in \(language), which \(sourceLanguage) shows"
        if let escaped = format?.doublyEscapedSpecifiers.first {
            return problem(message + "; behind %% a specifier is shown as it is written.", escaped, .error)
        }
        if let stray = format?.strayPercents.first, sourceFormat?.strayPercents.isEmpty ?? false {
            message += "; this percent sign begins no specifier, and the user reads “\(stray.printed)” for it"
            return problem(message + ".", stray.range, .error)
        }
        return problem(message + ".", nil, .warning)
    }

    // MARK: Percent signs

    /// Whether the development language's text is one for the formatter, and none of its percent signs is bare, so that
    /// a bare one in the translation is a slip.
    private func isCleanFormat(_ wanted: ArgumentUse) -> Bool {
        guard let sourceFormat else { return false }
        return (!wanted.arguments.isEmpty || !sourceFormat.escapedPercents.isEmpty)
            && sourceFormat.unescapedPercents.isEmpty && sourceFormat.strayPercents.isEmpty
    }

    /// A percent sign that is not doubled and forms a specifier with what follows.
    private func unescapedPercent(_ wanted: ArgumentUse) -> Problem? {
        guard isCleanFormat(wanted), let specifier = format?.unescapedPercents.first else { return nil }
        return problem(
            "\(called) has an unescaped percent sign in \(language): the formatter takes “\(specifier.written)” for a "
                + "specifier, and the user reads a meaningless value. Write %%.", specifier.range, .error)
    }

    /// A percent sign that is not doubled and begins no specifier.
    private func strayPercent(_ wanted: ArgumentUse) -> Problem? {
        guard isCleanFormat(wanted), let stray = format?.strayPercents.first else { return nil }
        return problem(
            "\(called) has an unescaped percent sign in \(language), which is not shown. Write %%.", stray.range,
            .warning)
    }

    // MARK: Pieces

    private var called: String { "“\(key.shortened)”" }

    private func specifier(_ isMeant: (FormatSpecifier) -> Bool) -> Range<Int>? {
        format?.specifiers.first { !$0.looksLikePercentSign && isMeant($0) }?.range
    }

    /// - Parameter stretch: bytes of the translation's decoded text; nil for all of it.
    private func problem(_ message: String, _ stretch: Range<Int>?, _ severity: Severity) -> Problem {
        let text = source.entry.value.phoneText.map { "\(sourceLanguage): “\($0.shortened)”" }
        return Problem(
            message, at: translation.table.spot(of: translation.entry, stretch: stretch), severity: severity,
            related: [
                Problem.Related(text ?? "The text in \(sourceLanguage).", at: source.table.spot(of: source.entry))
            ])
    }
}
