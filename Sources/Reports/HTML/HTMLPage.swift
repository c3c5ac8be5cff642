import Linting
import Rendering

/// A report as one page for browsers: the findings, what each language has for each key, and the notifications.
///
/// It loads nothing, and its Content Security Policy lets it load nothing.
public struct HTMLPage {
    private let report: RenderedReport
    private let version: String

    /// - Parameter style: for the tool's version.
    public init(_ report: RenderedReport, style: ReportStyle) {
        self.report = report
        version = style.version
    }

    /// The whole page.
    public func text() -> String {
        let data = PageData(report)
        return head + "<body>\n<a class=\"skip\" href=\"#findings\">Skip to the findings</a>\n" + header(data)
            + "<main>\n<section id=\"findings\" aria-labelledby=\"findings-title\">\n"
            + "<h2 id=\"findings-title\">Findings</h2>\n" + HTMLFindings(report).html() + "</section>\n"
            + keys(data) + notifications(data)
            + "</main>\n<script type=\"application/json\" id=\"data\">\(data.json)</script>\n"
            + "<script>\(PageSources.script)</script>\n</body>\n</html>\n"
    }

    // MARK: Frame

    private var head: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(PageSources.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>pushlint: \(counts.map { "\($0.count) \($0.name)" }.joined(separator: ", "))</title>
        <style>\(PageSources.style)</style>
        </head>

        """
    }

    private var counts: [(name: String, count: Int, severity: String)] {
        let summary = report.summary
        return [
            (summary.errors == 1 ? "error" : "errors", summary.errors, "error"),
            (summary.warnings == 1 ? "warning" : "warnings", summary.warnings, "warning"),
            (summary.infos == 1 ? "info" : "infos", summary.infos, "info"),
        ]
    }

    private func header(_ data: PageData) -> String {
        let items = counts.map { "<li class=\"\($0.severity)\">\($0.count) \($0.name)</li>" }.joined()
        let summary = report.summary
        let what =
            report.subject == .stringTables
            ? summary.files.counting("string table")
            : "\(summary.payloads.counting("payload")) in \(summary.files.counting("file"))"
        var links = ["<li><a href=\"#findings\">Findings</a></li>"]
        if data.keyCount > 0 { links.append("<li><a href=\"#keys\">Keys by language</a></li>") }
        if data.payloadCount > 0 { links.append("<li><a href=\"#notifications\">Notifications</a></li>") }
        return """
            <header>
            <h1>What pushlint found</h1>
            <ul class="counts" aria-label="Findings by severity">\(items)</ul>
            <p class="quiet">\(what), looked at by pushlint \(HTMLText.escaped(version)).</p>
            </header>
            \(troubles)<nav class="sections" aria-label="Sections"><ul>\(links.joined())</ul></nav>
            <noscript><p>Without scripts, this page shows all findings, and neither filters, keys nor \
            notifications.</p></noscript>

            """
    }

    private var troubles: String {
        if report.troubles.isEmpty { return "" }
        let items = report.troubles.map { "<li>\(HTMLFindings.text($0.text))</li>" }.joined()
        return
            "<section aria-label=\"What could not be done\"><p class=\"error\">Not all that was asked could be done:</p>"
            + "<ul>\(items)</ul></section>\n"
    }

    private static func pager(_ id: String, _ what: String) -> String {
        """
        <nav class="pager" id="\(id)" aria-label="Pages of \(what)"><button type="button">Previous<span \
        class="unseen"> \(what)</span></button><button type="button">Next<span class="unseen"> \(what)</span></button>\
        <span role="status"></span></nav>

        """
    }

    // MARK: Keys

    private func keys(_ data: PageData) -> String {
        if data.keyCount == 0 { return "" }
        let columns = data.keyLanguages.map { "<th scope=\"col\">\(HTMLText.escaped($0))</th>" }.joined()
        return """
            <section id="keys" class="scripted" aria-labelledby="keys-title" hidden>
            <h2 id="keys-title">Keys by language</h2>
            <p class="legend"><span><span class="present" aria-hidden="true">✓</span> present</span>
            <span><span class="missing" aria-hidden="true">✗</span> missing: the key itself is read</span>
            <span><span class="mismatch" aria-hidden="true">!</span> takes other arguments than the development \
            language's text, or than are sent</span>
            <span><span class="fallback" aria-hidden="true">↪</span> another language's text serves</span></p>
            <div class="filters" role="search" aria-label="Filter the keys">
            <div class="field"><label class="over" for="key-part">Key contains</label>
            <input type="search" id="key-part"></div>
            <label class="check"><input type="checkbox" id="key-faults"> Only keys with something wrong</label>
            </div>
            \(HTMLPage.pager("key-pager", "keys"))\
            <div class="scroll" role="region" aria-label="Table of keys by language" tabindex="0"><table>
            <thead><tr><th scope="col">Key</th>\(columns)</tr></thead>
            <tbody id="key-rows"></tbody>
            </table></div>
            </section>

            """
    }

    // MARK: Notifications

    private func notifications(_ data: PageData) -> String {
        if data.payloadCount == 0 { return "" }
        return """
            <section id="notifications" class="scripted" aria-labelledby="notifications-title" hidden>
            <h2 id="notifications-title">Notifications</h2>
            <p>As devices of each language show them. Long texts are cut as on a phone's lock screen: title and \
            subtitle after one line, the body after four; how much a line holds differs from device to device.</p>
            <p class="legend"><span><mark class="argument">argument</mark> of the payload</span>
            <span><mark class="missing">(null)</mark> an argument that is missing, a meaningless value, or a key in \
            place of its text</span>
            <span><mark class="placeholder">{{ name }}</mark> what a template leaves to be filled in</span></p>
            <div class="filters" role="search" aria-label="Filter the notifications">
            \(HTMLFindings.choice("banner-language", "Language of the device", "All languages", data.languageNames, numbers: data.deviceLanguages))
            <div class="field"><label class="over" for="payload-part">File contains</label>
            <input type="search" id="payload-part"></div>
            <label class="check"><input type="checkbox" id="payload-faults"> Only with findings</label>
            <label class="check"><input type="checkbox" id="whole"> Show whole texts</label>
            </div>
            \(HTMLPage.pager("payload-pager", "payloads"))\
            <div id="payloads"></div>
            </section>

            """
    }
}
