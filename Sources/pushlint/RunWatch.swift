import PushLinting

/// What a person may want to see of a run besides its report: how far it is, and afterwards how it went.
struct RunWatch {
    static let verbose = Option(
        "verbose",
        help: "Tell on standard error what each payload was taken for and why, which configurations were read, and "
            + "how long each phase and each rule took.")

    private let isVerbose: Bool
    private let line: ProgressLine?

    init(_ arguments: Arguments) {
        isVerbose = arguments.has("verbose")
        line = arguments.has("quiet") ? nil : ProgressLine.onTerminal()
    }

    func prepare(_ request: inout LintRequest) {
        request.takesDetails = isVerbose
        guard let line else { return }
        request.progress = RunProgress { phase, done, total in line.show(phase, done, total) }
    }

    /// Takes the line of progress away, and tells how the run went where that was asked for.
    func finish(_ outcome: LintOutcome) {
        line?.clear()
        if let details = outcome.details { Terminal.printError(VerboseText.text(details)) }
    }
}
