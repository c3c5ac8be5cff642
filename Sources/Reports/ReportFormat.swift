import Linting

/// A form in which a run's findings are written. One file each; `ReportFormats.all` lists them.
public protocol ReportFormat: Sendable {
    /// The name that `--format` takes.
    static var name: String { get }
    /// Whether it has a place for the counts by rule that `--statistics` asks for.
    static var hasStatistics: Bool { get }

    /// Whether it is what it writes for each finding, one after the other, so that a stream's can be written as they
    /// come.
    static var isByFinding: Bool { get }

    /// Whether it shows the payloads themselves, also those in which nothing is found.
    static var showsPayloads: Bool { get }

    init(style: ReportStyle)

    /// The whole report, with a line end at its end unless it is empty.
    func text(of report: LintReport) -> String
}

extension ReportFormat {
    public static var hasStatistics: Bool { false }

    public static var isByFinding: Bool { false }

    public static var showsPayloads: Bool { false }
}
