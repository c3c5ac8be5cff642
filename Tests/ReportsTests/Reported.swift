import SourceTree

@testable import Linting

/// Findings made by hand, to be reported.
enum Reported {
    /// A finding at a part of a text; the text's first such part.
    static func finding(
        _ message: String, in source: Source, at part: String, rule: String = "a-rule", severity: Severity = .error,
        pointer: String = "/aps", related: [Finding.Related] = [], documentation: String? = nil, fix: PlacedFix? = nil
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, message: message, place: place(in: source, at: part, pointer: pointer),
            related: related, documentation: documentation, fix: fix)
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
        LintReport(findings: findings, files: 1, payloads: 1, sources: [ExactText(source.name): source])
    }

    /// A fix that puts a text in place of a part of another.
    static func fix(_ title: String, in source: Source, at part: String, text: String) -> PlacedFix {
        let place = place(in: source, at: part)
        return PlacedFix(
            title: title,
            edits: [
                PlacedFix.Edit(
                    file: source.name, start: place.start, end: place.end,
                    edit: Fix.Edit(range: place.range, replacement: Array(text.utf8)))
            ])
    }

    /// A small report with all that there is: an error with a related place and a page, a warning with a fix, an info,
    /// a file without findings, and two troubles. Names and texts try to get out of the report.
    static var full: LintReport {
        let source = Source(name: "a,b:c\n<%>.json", text: "{\n  \"aps\": 1\n}\n")
        let related = Finding.Related(message: "It’s [here](1).", place: place(in: source, at: "}", pointer: ""))
        let findings = [
            finding(
                "Wrong <b>&\"x\"</b>\u{1B}[31m\n::error::100% of @all", in: source, at: "\"aps\"", related: [related],
                documentation: "https://d/e#f"),
            finding(
                "So-so.", in: source, at: "1", rule: "b-rule", severity: .warning, pointer: "/aps/0",
                fix: fix("Write 2", in: source, at: "1", text: "2")),
            finding("Not checked.", in: source, at: "}", rule: "c-rule", severity: .info, pointer: ""),
        ]
        var report = LintReport(findings: findings, files: 2, payloads: 2, sources: [ExactText(source.name): source])
        report.background.files = [source.name, "right.json"]
        report.background.troubles = [Trouble("No such file.", file: "gone.json"), Trouble("Out of paper.")]
        return report
    }
}
