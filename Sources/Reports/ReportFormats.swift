/// The formats that reports can be written in. A new one stands in its own file and is listed here.
public enum ReportFormats {
    public static let all: [any ReportFormat.Type] = [TextReport.self, JSONReport.self, HTMLReport.self]

    public static let names = all.map { $0.name }

    public static func named(_ name: String) -> (any ReportFormat.Type)? {
        all.first { $0.name == name }
    }
}
