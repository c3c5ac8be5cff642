/// The formats that reports can be written in. A new one stands in its own file and is listed here.
public enum ReportFormats {
    /// Every format, in the order in which help lists them.
    public static let all: [any ReportFormat.Type] = [
        TextReport.self, JSONReport.self, NDJSONReport.self, SARIFReport.self, JUnitReport.self, CheckstyleReport.self,
        GitHubReport.self, GitLabReport.self, MarkdownReport.self, XcodeReport.self, TAPReport.self, HTMLReport.self,
    ]

    /// Their names.
    public static let names = all.map { $0.name }

    /// The format of a name; nil for none.
    public static func named(_ name: String) -> (any ReportFormat.Type)? {
        all.first { $0.name == name }
    }
}
