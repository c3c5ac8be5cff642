import Linting
import PushLinting
import Reports
import Workspace

/// How the commands that find something write their report, and what they tell their caller.
struct ReportOutput {
    static let options = [
        Option(
            "format", value: "FORMAT", choices: ReportFormats.names,
            help: "Write the report as \(ReportFormats.names.joined(separator: " or "))."),
        Option("output", short: "o", value: "FILE", help: "Write the report to a file instead of standard output."),
        Option(
            "fail-on", value: "LEVEL", choices: Severity.allCases.reversed().map(\.rawValue) + ["never"],
            help: "Exit with status 1 from this severity on: error (the default), warning, info, or never."),
    ]

    static let quiet = Option("quiet", short: "q", help: "Show findings only, no summary.")

    private let format: any ReportFormat.Type
    private let style: ReportStyle
    /// The least severity that fails the run; nil for none.
    private let threshold: Severity?
    private let output: String?
    private let folder: Path

    /// - Parameter folder: what the output's path starts from.
    /// - Throws: a usage fault for a value that an option does not take.
    init(_ arguments: Arguments, command: String, folder: Path) throws {
        let name = try arguments.choice("format", among: ReportFormats.names, command: command) ?? TextReport.name
        format = ReportFormats.named(name) ?? TextReport.self
        output = arguments.value("output")
        self.folder = folder
        let isTerminal = output == nil && Terminal.isOutputTerminal
        let color = try SharedOptions.usesColor(arguments, command: command, isTerminal: isTerminal)
        style = ReportStyle(
            hasColor: color, hasFrames: isTerminal || color, isQuiet: arguments.has("quiet"), version: Version.current)
        let levels = Severity.allCases.map(\.rawValue) + ["never"]
        let level = try arguments.choice("fail-on", among: levels, command: command) ?? "error"
        threshold = Severity(rawValue: level)
    }

    /// Where a report goes.
    enum Destination {
        /// Where the options say.
        case asAsked
        /// To standard error, unless the options name a file, since standard output has something else.
        case besideStandardOutput
        /// Nowhere: only the exit status tells of it.
        case nothing
    }

    /// Writes the report, and the run's troubles to standard error.
    func deliver(_ outcome: LintOutcome, to destination: Destination = .asAsked) -> ExitStatus {
        for trouble in outcome.troubles { Terminal.printError(trouble.text + "\n") }
        var style = style
        if !style.isQuiet { for note in outcome.notes { Terminal.printError(TerminalText.harmless(note) + "\n") } }
        // That nothing was found to lint is no news where troubles or notes say why.
        if outcome.report.summary.files == 0, !(outcome.troubles.isEmpty && outcome.notes.isEmpty) {
            style.isQuiet = true
        }
        let isWritten = write(outcome.report, style, destination)
        if !outcome.troubles.isEmpty || !isWritten { return .failure }
        let isFailing = threshold.map { level in outcome.report.findings.contains { $0.severity >= level } } ?? false
        return isFailing ? .findings : .clean
    }

    private func write(_ report: LintReport, _ style: ReportStyle, _ destination: Destination) -> Bool {
        if destination == .nothing { return true }
        let text = format.init(style: style).text(of: report)
        if destination == .besideStandardOutput, output == nil {
            Terminal.printError(text)
            return true
        }
        return write(Array(text.utf8))
    }

    /// Writes a report's bytes where the options say, or tells on standard error why it cannot.
    func write(_ bytes: [UInt8]) -> Bool {
        guard let output else {
            if Terminal.print(bytes) { return true }
            Terminal.printError("pushlint: error: The report could not be written to standard output.\n")
            return false
        }
        do throws(FileProblem) {
            try FileWriter.write(bytes, to: Path(output).absolute(in: folder))
            return true
        } catch {
            Terminal.printError("\(output): error: The report could not be written. \(error.message)\n")
            return false
        }
    }
}
