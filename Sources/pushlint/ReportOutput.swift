import Linting
import PushLinting
import Reports
import Workspace

/// How the commands that find something write their reports, and what they tell their caller.
struct ReportOutput {
    static let options = [
        Option(
            "format", value: "FORMAT", choices: ReportFormats.names,
            help: "Write the report as \(ReportFormats.names.dropLast().joined(separator: ", ")) or "
                + "\(ReportFormats.names.last ?? ""). Can be given several times for several reports.",
            isRepeatable: true),
        Option(
            "output", short: "o", value: "FILE",
            help: "Write the report to a file instead of standard output. Belongs to the --format before it.",
            isRepeatable: true),
        Option("statistics", help: "Count the findings by rule (text, json and markdown)."),
        Option("show-all", help: "Show every finding on a terminal, also the many of one rule."),
        Option(
            "fail-on", value: "LEVEL", choices: Severity.allCases.reversed().map(\.rawValue) + ["never"],
            help: "Exit with status 1 from this severity on: error (the default), warning, info, or never."),
    ]

    static let quiet = Option("quiet", short: "q", help: "Show findings only, no summary.")

    private struct Report {
        let requested: RequestedReport
        let style: ReportStyle
    }

    private let reports: [Report]
    /// The least severity that fails the run; nil for none.
    let threshold: Severity?
    private let folder: Path
    private let isQuiet: Bool

    /// - Parameter folder: what the outputs' paths start from.
    /// - Throws: a usage fault for a value that an option does not take.
    init(_ arguments: Arguments, command: String, folder: Path) throws {
        self.folder = folder
        isQuiet = arguments.has("quiet")
        let levels = Severity.allCases.map(\.rawValue) + ["never"]
        let level = try arguments.choice("fail-on", among: levels, command: command) ?? "error"
        threshold = Severity(rawValue: level)
        let requested = try RequestedReport.all(arguments, command: command, folder: folder)
        if arguments.has("statistics"), !requested.contains(where: { $0.format.hasStatistics }) {
            let names = ReportFormats.all.filter { $0.hasStatistics }.map { $0.name }
            throw UsageFault(
                message:
                    "--statistics counts in the formats \(names.joined(separator: ", ")); the others have no place "
                    + "for it.", command: command)
        }
        var style = ReportStyle(isQuiet: arguments.has("quiet"), version: Version.current)
        style.hasStatistics = arguments.has("statistics")
        style.showsAll = arguments.has("show-all")
        style.failingSeverity = threshold
        style.paths = ReportPaths(folder: folder, root: GitWorkTree.enclosing(folder)?.root)
        let shown = try ReportOutput.shown(style, arguments, command)
        let written = try ReportOutput.written(style, arguments, command)
        reports = requested.map { Report(requested: $0, style: $0.output == nil ? shown : written) }
    }

    /// Whether one of the reports shows the payloads themselves.
    var showsPayloads: Bool { reports.contains { $0.requested.format.showsPayloads } }

    /// The one report that goes to standard output, if it can be written finding by finding.
    var byFinding: (format: any ReportFormat.Type, style: ReportStyle)? {
        guard reports.count == 1, let report = reports.first, report.requested.output == nil,
            report.requested.format.isByFinding
        else { return nil }
        return (report.requested.format, report.style)
    }

    /// The style of what goes to standard output.
    private static func shown(
        _ style: ReportStyle, _ arguments: Arguments, _ command: String
    ) throws -> ReportStyle {
        var style = style
        let isTerminal = Terminal.isOutputTerminal
        style.hasColor = try SharedOptions.usesColor(arguments, command: command, isTerminal: isTerminal)
        style.hasFrames = isTerminal || style.hasColor
        style.terminalWidth = Terminal.wrappingWidth
        style.joinsEmoji = Terminal.joinsEmoji
        return style
    }

    /// The style of what goes to a file.
    private static func written(
        _ style: ReportStyle, _ arguments: Arguments, _ command: String
    ) throws -> ReportStyle {
        var style = style
        style.hasColor = try SharedOptions.usesColor(arguments, command: command, isTerminal: false)
        style.hasFrames = style.hasColor
        return style
    }

    /// Where a report goes that the options name no file for.
    enum Destination {
        case standardOutput
        /// Standard output has something else.
        case standardError
        /// No report is written at all, not even to files: only the exit status tells of it.
        case nothing
    }

    /// Writes the reports, and the run's troubles to standard error.
    func deliver(_ outcome: LintOutcome, to destination: Destination = .standardOutput) -> ExitStatus {
        for warning in outcome.warnings { Terminal.printTrouble(warning) }
        for trouble in outcome.troubles { Terminal.printTrouble(trouble.text) }
        if !isQuiet { for note in outcome.notes { Terminal.printTrouble(note) } }
        var isWritten = true
        if destination != .nothing {
            // One that cannot be written keeps none of the others back.
            for report in reports where !write(outcome, report, destination) { isWritten = false }
        }
        if !outcome.troubles.isEmpty || !isWritten { return .failure }
        let isFailing = threshold.map { level in outcome.report.findings.contains { $0.severity >= level } } ?? false
        return isFailing ? .findings : .clean
    }

    private func write(_ outcome: LintOutcome, _ report: Report, _ destination: Destination) -> Bool {
        var style = report.style
        // That nothing was found to lint is no news where troubles or notes say why.
        let isExplained = !outcome.troubles.isEmpty || !outcome.notes.isEmpty
        if outcome.report.summary.files == 0, isExplained { style.isQuiet = true }
        let output = report.requested.output
        if destination == .standardError, output == nil { style.terminalWidth = nil }
        let text = report.requested.format.init(style: style).text(of: outcome.report)
        if destination == .standardError, output == nil {
            Terminal.printError(text)
            return true
        }
        return ReportOutput.write(Array(text.utf8), to: output, in: folder)
    }

    /// Writes what comes in place of the reports, or tells on standard error why it cannot.
    func write(_ bytes: [UInt8]) -> Bool {
        ReportOutput.write(bytes, to: reports.first?.requested.output, in: folder)
    }

    private static func write(_ bytes: [UInt8], to output: String?, in folder: Path) -> Bool {
        guard let output else {
            if Terminal.print(bytes) { return true }
            Terminal.printError("pushlint: error: The report could not be written to standard output.\n")
            return false
        }
        do throws(FileProblem) {
            try FileWriter.write(bytes, to: Path(output).absolute(in: folder))
            return true
        } catch {
            Terminal.printTrouble("\(output): error: The report could not be written. \(error.message)")
            return false
        }
    }
}
