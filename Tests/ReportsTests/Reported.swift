import Linting
import SourceTree

/// Findings made by hand, to be reported.
enum Reported {
    /// A finding at a part of a text; the text's first such part.
    static func finding(
        _ message: String, in source: Source, at part: String, rule: String = "a-rule", severity: Severity = .error,
        pointer: String = "/aps", related: [Finding.Related] = [], documentation: String? = nil
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, message: message, place: place(in: source, at: part, pointer: pointer),
            related: related, documentation: documentation)
    }

    static func place(in source: Source, at part: String, pointer: String = "/aps") -> Place {
        let text = String(decoding: source.bytes, as: UTF8.self)
        let found = text.firstRange(of: part) ?? text.startIndex..<text.startIndex
        let low = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        let high = text.utf8.distance(from: text.startIndex, to: found.upperBound)
        let table = LineTable(source.bytes)
        return Place(
            file: source.name, start: table.position(of: low), end: table.position(of: high), pointer: pointer,
            range: low..<high)
    }

    static func report(_ findings: [Finding], of source: Source) -> LintReport {
        LintReport(findings: findings, files: 1, payloads: 1, sources: [source.name: source])
    }
}
