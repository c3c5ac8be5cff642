import Linting

/// A finding in lines of text, as compilers write them.
enum FindingLines {
    /// `path:line:column: severity: message [rule]`
    static func line(_ finding: Finding, file: String? = nil, severity: String? = nil) -> String {
        let message = TerminalText.harmless(finding.message)
        return "\(place(finding.place, file: file)): \(severity ?? finding.severity.rawValue): \(message) "
            + "[\(TerminalText.harmless(finding.rule))]"
    }

    /// `path:line:column: note: message`
    static func line(_ related: Finding.Related, file: String? = nil) -> String {
        "\(place(related.place, file: file)): note: \(TerminalText.harmless(related.message))"
    }

    /// A related place in parentheses, for a report that has one text a finding.
    static func remark(_ related: Finding.Related, file: String? = nil) -> String {
        "(\(file ?? related.place.file):\(related.place.start.line): \(related.message))"
    }

    /// `path:line:column`
    static func place(_ place: Place, file: String? = nil) -> String {
        "\(TerminalText.harmless(file ?? place.file)):\(place.start.line):\(place.start.column)"
    }
}
