import Linting

/// What a report for people says of findings that it does not show.
enum SetAsideText {
    /// A line for each reason; empty where nothing was set aside.
    static func lines(_ setAside: LintReport.SetAside) -> String {
        var text = ""
        if setAside.inBaseline > 0 {
            text += "\(setAside.inBaseline.counting("finding")) in the baseline \(name(of: setAside)) "
            text += setAside.inBaseline == 1 ? "is not shown.\n" : "are not shown.\n"
        }
        if setAside.ignored > 0 {
            text +=
                "\(setAside.ignored.counting("finding")) \(setAside.ignored == 1 ? "is" : "are") ignored by the configuration.\n"
        }
        if setAside.goneFromBaseline > 0 {
            let gone = setAside.goneFromBaseline
            text +=
                "\(gone.counting("finding")) in the baseline \(name(of: setAside)) \(gone == 1 ? "is" : "are") there no more; "
            text += "--write-baseline drops \(gone == 1 ? "it" : "them").\n"
        }
        return text
    }

    private static func name(of setAside: LintReport.SetAside) -> String {
        TerminalText.harmless(setAside.baseline ?? "")
    }
}
