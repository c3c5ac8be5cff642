import Linting
import Payloads
import SourceTree
import StringTables

/// The keys that a run is about, and what each language has for them.
public struct RunCoverage: Sendable {
    /// One for each app whose tables were looked at.
    public let coverages: [KeyCoverage]

    /// In a run about string tables, all keys that were checked; else those that payloads name.
    public init(_ report: LintReport) {
        if let tables = report.checkedTables {
            let keys = tables.strings.keys().map { TableKey($0) }.filter { tables.keys.contains($0) }
            coverages = [KeyCoverage(tables.strings, keys: keys)]
            return
        }
        var apps: [Int: (strings: AppStrings, counts: [TableKey: Int])] = [:]
        for file in report.checkedFiles {
            guard let strings = file.strings else { continue }
            for payload in file.payloads {
                RunCoverage.note(payload, &apps[file.app, default: (strings, [:])].counts)
            }
        }
        coverages = apps.sorted { $0.key < $1.key }.map(\.value).filter { !$0.counts.isEmpty }.map {
            KeyCoverage($0.strings, keys: $0.counts.keys, counts: $0.counts)
        }
    }

    private static func note(_ payload: Payload, _ counts: inout [TableKey: Int]) {
        guard let alert = payload.root["aps"]?["alert"], alert.kind == .object else { return }
        var resolver = PlaceResolver()
        for field in AlertField.allCases {
            guard let text = AlertText(field, of: alert, in: payload, &resolver), let key = text.key,
                !TemplatePlaceholder.stands(in: key)
            else { continue }
            let count = text.arguments.all?.count ?? Int.max
            let name = TableKey(key.text)
            counts[name] = min(counts[name] ?? Int.max, count)
        }
    }
}
