import Reports
import Workspace

/// A report that the command line asks for: its format, and the file that it goes to.
struct RequestedReport {
    let format: any ReportFormat.Type
    /// As it was given; nil for standard output.
    let output: String?

    /// All reports of a command line, in the order in which they are named; the text report where none is.
    ///
    /// An `--output` belongs to the `--format` before it; where there is one of each, their order does not matter.
    ///
    /// - Parameter folder: what the outputs' paths start from.
    /// - Throws: a usage fault for an unknown format, and where two reports would go to the same place.
    static func all(_ arguments: Arguments, command: String, folder: Path) throws -> [RequestedReport] {
        var reports: [(format: (any ReportFormat.Type)?, output: String?)] = []
        for (option, value) in arguments.sequence {
            switch option {
            case "format": reports.append((try format(value, command), nil))
            case "output":
                if value.isEmpty {
                    throw UsageFault(message: "--output takes the path of a file; it is empty.", command: command)
                }
                if let last = reports.last, last.output == nil {
                    reports[reports.count - 1].output = value
                } else {
                    reports.append((nil, value))
                }
            default: break
            }
        }
        if reports.count == 2, reports[0].format == nil, reports[1].output == nil {
            reports = [(reports[1].format, reports[0].output)]
        }
        if reports.isEmpty { reports = [(nil, nil)] }
        let requested = reports.map { report in
            RequestedReport(
                format: report.format ?? TextReport.self, output: report.output == "-" ? nil : report.output)
        }
        try checkPlaces(of: requested, command, folder)
        return requested
    }

    private static func format(_ name: String, _ command: String) throws -> any ReportFormat.Type {
        if let format = ReportFormats.named(name) { return format }
        throw Arguments.wrongChoice("format", name, among: ReportFormats.names, command: command)
    }

    private static func checkPlaces(of reports: [RequestedReport], _ command: String, _ folder: Path) throws {
        let shown = reports.filter { $0.output == nil }
        if shown.count > 1 {
            let names = shown.map { "“\($0.format.name)”" }.joined(separator: " and ")
            throw UsageFault(
                message: "The reports \(names) would both go to standard output. Give each but one an --output FILE "
                    + "behind its --format.", command: command)
        }
        var seen: Set<Path> = []
        for output in reports.compactMap(\.output) where !seen.insert(Path(output).absolute(in: folder)).inserted {
            throw UsageFault(
                message: "Two reports would go to “\(output)”. Give each --format an --output of its own.",
                command: command)
        }
    }
}
