import Linting
import StringTables

/// What the formatter makes of a text that its writer may not have meant, in words.
struct FormatSteps {
    let format: FormatString
    /// How many arguments were sent.
    let count: Int
    /// Places of stretches of the text.
    let source: (entry: StringTableEntry, table: StringTable)?

    func steps(_ resolver: inout PlaceResolver) -> [RenderingStep] {
        if format.isShownEmpty {
            return [
                fault(
                    "The formatter refuses the text, since a number in it is too large: nothing is shown.", nil,
                    &resolver)
            ]
        }
        var steps: [RenderingStep] = []
        for specifier in format.unescapedPercents {
            steps.append(
                fault(
                    "This percent sign is not doubled: “\(specifier.written)” is taken for a specifier.",
                    specifier.range, &resolver))
        }
        for stray in format.strayPercents {
            let shown = stray.printed.isEmpty ? "it is left out" : "“\(stray.printed)” is shown for it"
            steps.append(
                fault("This percent sign begins no specifier: \(shown).", stray.range, &resolver))
        }
        for specifier in format.specifiersNotForStrings where !specifier.looksLikePercentSign {
            steps.append(
                fault(
                    "A text cannot fill “\(specifier.written)”: what is shown depends on what lies in memory.",
                    specifier.range, &resolver))
        }
        if let gap = format.argumentGaps.first {
            let later = format.specifiers.first { $0.argument > gap }
            steps.append(
                fault(
                    "The text skips argument \(gap); the formatter does not, so that “\(later?.written ?? "%@")” shows the argument before its own.",
                    later?.range, &resolver))
        }
        if format.mixesPositionalAndSequential {
            let first = format.specifiers.first { !$0.isPositional }
            steps.append(
                fault(
                    "Specifiers without a number count from 1 by themselves, beside those that have one.", first?.range,
                    &resolver))
        }
        return steps + missing(&resolver)
    }

    private func missing(_ resolver: inout PlaceResolver) -> [RenderingStep] {
        let used = format.usedArguments
        guard used.count > count else { return [] }
        let first = used[count]
        let specifier = format.specifiers.first { $0.argument == first }
        let sent = count == 0 ? "none was sent" : count == 1 ? "1 was sent" : "\(count) were sent"
        return [
            fault(
                "The text takes \(used.count.counting("argument")) and \(sent): the user reads (null) or worse.",
                specifier?.range, &resolver)
        ]
    }

    private func fault(
        _ message: String, _ stretch: Range<Int>?, _ resolver: inout PlaceResolver
    ) -> RenderingStep {
        let place = source.map { resolver.place(of: $0.table.spot(of: $0.entry, stretch: stretch)) }
        return RenderingStep(.fault, message, at: place)
    }
}
