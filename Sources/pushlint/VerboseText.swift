import PushLinting
import Reports

/// How a run went, as `--verbose` tells it.
enum VerboseText {
    /// How many of the slowest rules are told.
    private static let maximumRules = 20

    static func text(_ details: RunDetails) -> String {
        var text = ""
        if details.configurations.isEmpty {
            text += "No configuration was found; pushlint:recommended holds.\n"
        } else {
            let names = details.configurations.map { TerminalText.harmless($0) }
            text += "Read \(names.joined(separator: ", ")).\n"
        }
        for remark in details.remarks { text += TerminalText.harmless(remark) + "\n" }
        for payload in details.payloads { text += line(payload) }
        text += times(details)
        return text
    }

    private static func line(_ payload: RunDetails.TakenPayload) -> String {
        let place = payload.place
        let type = payload.pushType.map { "push type \($0)" } ?? "unknown push type"
        let file = TerminalText.harmless(place.file)
        let reason = TerminalText.harmless(payload.reason)
        return "\(file):\(place.start.line):\(place.start.column): \(payload.envelope): \(type), since \(reason)\n"
    }

    private static func times(_ details: RunDetails) -> String {
        var text = "Time by phase:\n"
        for phase in details.phases { text += row(phase.duration, phase.name) }
        guard !details.rules.isEmpty else { return text }
        let shown = details.rules.prefix(maximumRules)
        text += "Time by rule, over all threads\(shown.count < details.rules.count ? ", the slowest first" : ""):\n"
        for share in shown { text += row(share.duration, "\(share.rule) (\(share.runs))") }
        let rest = details.rules.dropFirst(maximumRules)
        if !rest.isEmpty {
            text += row(rest.reduce(.zero) { $0 + $1.duration }, "\(rest.count) other rules")
        }
        return text
    }

    private static func row(_ duration: Duration, _ name: String) -> String {
        let (seconds, fraction) = duration.components
        let microseconds = seconds * 1_000_000 + fraction / 1_000_000_000_000
        let whole = String(microseconds / 1000)
        let thousandths = String(microseconds % 1000)
        let number = whole + "." + String(repeating: "0", count: 3 - thousandths.count) + thousandths
        return String(repeating: " ", count: max(0, 10 - number.count)) + number + " ms  \(name)\n"
    }
}
