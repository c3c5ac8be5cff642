import Linting
import PushLinting
import Reports
import SourceTree

/// Every report of what is found in a payload, and in a file of any name: none may hold what drives a terminal.
enum ReportFuzz: FuzzTarget {
    static let name = "report"

    static func run(_ input: FuzzInput) {
        let parts = input.parts(2)
        let name = String(decoding: parts[1], as: UTF8.self)
        guard !parts[1].isEmpty, !parts[1].contains(0), let linter = LintSubject.linter(configuration: []) else {
            return
        }
        let report = LintReport(
            findings: linter.lint(parts[0], named: name), files: 1, payloads: 1,
            sources: [ExactText(name): Source(name: name, bytes: parts[0])])
        for format in ReportFormats.all {
            var style = ReportStyle(hasFrames: true, version: "1")
            check(format.init(style: style).text(of: report), format.name)
            style.terminalWidth = 40
            check(format.init(style: style).text(of: report), format.name)
        }
    }

    private static func check(_ text: String, _ format: String) {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A, 0x20...0x7E: continue
            case 0x00...0x1F, 0x7F...0x9F: preconditionFailure("\(format) holds U+\(String(scalar.value, radix: 16))")
            default: continue
            }
        }
    }
}
