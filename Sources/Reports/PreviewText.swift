import Linting
import Rendering

/// The preview for people: a banner for each language, or for those that show the same.
public struct PreviewText {
    private let style: ReportStyle
    private let isGrouped: Bool

    /// - Parameter isGrouped: whether languages that show the same share a banner.
    public init(style: ReportStyle, isGrouped: Bool = true) {
        self.style = style
        self.isGrouped = isGrouped
    }

    /// The whole preview, with a line end at its end.
    public func text(of report: RenderedReport) -> String {
        var blocks: [String] = []
        for file in report.files {
            if let reason = file.emptyReason { blocks.append(painted(shown(file.name), "1") + "\n  \(reason)\n") }
            blocks += file.entries.map { block($0, report) }
        }
        return blocks.joined(separator: "\n")
    }

    // MARK: Payloads

    private func block(_ entry: RenderedFile.Entry, _ report: RenderedReport) -> String {
        let preview = entry.preview
        var text = painted(heading(of: preview), "1") + "\n"
        if let reason = preview.hiddenReason { text += "  Nothing is shown. \(reason)\n" }
        let groups = groups(of: preview)
        // What touches all banners is said once, above them.
        let common = groups.first?.representative.steps.filter { step in
            preview.notifications.allSatisfy { $0.steps.contains(step) }
        }
        for step in common ?? [] { text += line(for: step, "") }
        let findings = entry.findings.map { index in
            (finding: report.findings[index], groups: touched(by: report.findingLanguages[index], groups))
        }
        for (finding, touched) in findings where touched.count == groups.count { text += line(for: finding) }
        for (place, group) in groups.enumerated() {
            text += "\n" + block(group, except: common ?? [], isSame: groups.count == 1 && !preview.dependsOnLanguage)
            for (finding, touched) in findings where touched.count < groups.count && touched.contains(place) {
                text += line(for: finding)
            }
        }
        return text
    }

    /// The banners that a finding about some languages touches; all where it is about none of those shown.
    private func touched(by languages: [String], _ groups: [NotificationGroup]) -> [Int] {
        let some = groups.indices.filter { groups[$0].isTouched(by: languages) }
        return some.isEmpty ? Array(groups.indices) : some
    }

    private func heading(of preview: PayloadPreview) -> String {
        let number = preview.number.map { ", payload \($0)" } ?? ""
        let type = preview.pushType.map { "\($0.rawValue) push" } ?? "push of unknown type"
        return "\(shown(preview.file)):\(preview.place.start.line)\(number): \(type)"
    }

    private func groups(of preview: PayloadPreview) -> [NotificationGroup] {
        isGrouped ? preview.groups : preview.notifications.map { NotificationGroup($0) }
    }

    // MARK: Banners

    private func block(
        _ group: NotificationGroup, except common: [RenderingStep], isSame: Bool
    ) -> String {
        let names = isSame ? "every language" : group.languages.map(shown).joined(separator: ", ")
        var text = "  " + painted(names, "1;4") + "\n"
        for line in NotificationBanner(group.representative, style: style).lines() { text += "  \(line)\n" }
        for step in group.representative.steps where !common.contains(step) { text += line(for: step, "") }
        for field in AlertField.allCases { text += steps(of: field, group) }
        return text
    }

    /// What all languages of the group have in common is said once.
    private func steps(of field: AlertField, _ group: NotificationGroup) -> String {
        var said: [RenderingStep] = []
        var text = ""
        for notification in group.notifications {
            for step in notification[field]?.steps ?? [] where !said.contains(step) {
                said.append(step)
                text += line(for: step, field.rawValue)
            }
        }
        return text
    }

    private func line(for step: RenderingStep, _ field: String) -> String {
        var line = WrappedText(style)
        switch step.kind {
        case .source: line.addWhole(" ")
        case .fallback: line.addWhole("→", "33")
        case .fault: line.addWhole("!", "31")
        case .uncertainty: line.addWhole("?", "34")
        }
        if !field.isEmpty { line.addWhole("\(field):") }
        if let place = step.place { line.addWhole(FindingLines.place(place) + ":", "2") }
        line.addMessage(step.message)
        return line.text(margin: "  ", indent: 6)
    }

    private func line(for finding: Finding) -> String {
        var line = WrappedText(style)
        line.addWhole(FindingLines.place(finding.place) + ":")
        line.addWhole(finding.severity.rawValue + ":", finding.severity.color)
        line.addMessage(finding.message)
        line.addWhole("[\(TerminalText.harmless(finding.rule))]", "2")
        return line.text(margin: "  ", indent: 6)
    }

    private func shown(_ text: String) -> String { TerminalText.harmless(text) }

    private func painted(_ text: String, _ code: String) -> String {
        style.hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
