import Linting
import Rendering

/// The page's findings with their filters. The list stands in the page as it is, so that it can be read without a
/// script; the filters need one.
struct HTMLFindings {
    /// How many related places are shown for a finding.
    private static let maximumRelated = 5

    private let report: RenderedReport
    private var rules = TextPool()
    private var files = TextPool()
    private var languages = TextPool()

    init(_ report: RenderedReport) {
        self.report = report
    }

    /// The section.
    func html() -> String {
        var copy = self
        let items = copy.report.findings.indices.map { copy.item($0) }
        if items.isEmpty { return "<p>No findings.</p>\n" }
        return copy.filters() + "<ol class=\"findings\">\n" + items.joined() + "</ol>\n"
    }

    // MARK: Findings

    private mutating func item(_ index: Int) -> String {
        let finding = report.findings[index]
        let severity = finding.severity.rawValue
        let names = report.findingLanguages[index].map { String(languages.place(of: $0)) }
        let language = names.isEmpty ? "" : " data-language=\"\(names.joined(separator: " "))\""
        let rule = rules.place(of: finding.rule)
        let file = files.place(of: finding.place.file)
        return """
            <li class="finding \(severity)" id="f\(index)" data-severity="\(severity)" data-rule="\(rule)" \
            data-file="\(file)"\(language)><p><b>\(severity.prefix(1).uppercased() + severity.dropFirst())</b> \
            <span class="isolated">\(HTMLFindings.text(finding.message))</span></p>\
            <p class="where">\(HTMLFindings.place(finding.place)) <code>\(HTMLFindings.text(finding.rule))</code></p>\
            \(related(finding, index))</li>

            """
    }

    private func related(_ finding: Finding, _ index: Int) -> String {
        let count = finding.related.count
        if count == 0 { return "" }
        var items = finding.related.prefix(HTMLFindings.maximumRelated).map { related in
            "<li>\(HTMLFindings.place(related.place)) <span class=\"isolated\">\(HTMLFindings.text(related.message))"
                + "</span></li>"
        }
        if count > items.count { items.append("<li>and \(count - items.count) more</li>") }
        return "<details><summary>\(count.counting("related place"))<span class=\"unseen\"> of finding "
            + "\(index + 1)</span></summary><ul>\(items.joined())</ul></details>"
    }

    /// Words and names as in the other reports: what is not seen, or turns the direction of a text, is an escape.
    static func text(_ text: String) -> String { HTMLText.escaped(TerminalText.harmless(text)) }

    static func place(_ place: Place) -> String {
        "<code>\(text(place.file)):\(place.start.line):\(place.start.column)</code>"
    }

    // MARK: Filters

    private func filters() -> String {
        let summary = report.summary
        let boxes = [
            ("error", summary.errors), ("warning", summary.warnings), ("info", summary.infos),
        ].map { name, count in
            "<label class=\"check\"><input type=\"checkbox\" value=\"\(name)\" checked> "
                + "\(name.prefix(1).uppercased() + name.dropFirst()) (\(count))</label>"
        }
        return """
            <div class="filters scripted" id="finding-filters" role="search" aria-label="Filter the findings" hidden>
            <fieldset id="severities"><legend>Severity</legend>\(boxes.joined())</fieldset>
            \(HTMLFindings.choice("rule", "Rule", "All rules", rules.all))
            \(HTMLFindings.choice("file", "File", "All files", files.all))
            \(HTMLFindings.choice("language", "Language", "All languages", languages.all))
            <button type="button" id="clear">Clear the filters</button>
            <p id="shown-findings" role="status"></p>
            </div>

            """
    }

    /// A choice among texts, each named by its number.
    ///
    /// - Parameter numbers: the texts that can be chosen; nil for all.
    static func choice(
        _ id: String, _ label: String, _ all: String, _ texts: [String], numbers: Set<Int>? = nil
    ) -> String {
        let options = texts.enumerated().filter { numbers?.contains($0.offset) ?? true }.sorted {
            $0.element.utf8.lexicographicallyPrecedes($1.element.utf8)
        }.map {
            "<option value=\"\($0.offset)\">\(text($0.element))</option>"
        }
        return "<div class=\"field\"><label class=\"over\" for=\"\(id)\">\(label)</label><select id=\"\(id)\">"
            + "<option value=\"\">\(all)</option>\(options.joined())</select></div>"
    }
}
