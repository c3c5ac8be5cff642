import Linting
import Rendering

/// The preview for other programs: version 1 of the format that docs/PREVIEW.md describes.
public struct PreviewJSON {
    private let style: ReportStyle

    /// - Parameter style: for the tool's version.
    public init(style: ReportStyle) {
        self.style = style
    }

    /// The whole preview, with a line end at its end.
    public func text(of report: RenderedReport) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.number("version", 1)
            writer.object("tool") { writer in
                writer.string("name", "pushlint")
                writer.string("version", style.version)
            }
            writer.array("files") { writer in
                for file in report.files { write(file, report, &writer) }
            }
        }
        return writer.text + "\n"
    }

    private func write(_ file: RenderedFile, _ report: RenderedReport, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.string("file", file.name)
            if let reason = file.emptyReason { writer.string("reason", reason) }
            writer.array("payloads") { writer in
                for entry in file.entries { write(entry, report, &writer) }
            }
        }
    }

    private func write(_ entry: RenderedFile.Entry, _ report: RenderedReport, _ writer: inout JSONWriter) {
        let preview = entry.preview
        writer.object { writer in
            write(preview.place, &writer, withFile: false)
            writer.string("pointer", preview.place.pointer)
            writer.string("envelope", preview.envelope)
            if let type = preview.pushType { writer.string("pushType", type.rawValue) }
            writer.boolean("isShown", preview.hiddenReason == nil)
            if let reason = preview.hiddenReason { writer.string("reason", reason) }
            writer.boolean("dependsOnLanguage", preview.dependsOnLanguage)
            writer.array("notifications") { writer in
                for notification in preview.notifications { write(notification, &writer) }
            }
            writer.array("findings") { writer in
                for index in entry.findings {
                    write(report.findings[index], report.findingLanguages[index], &writer)
                }
            }
        }
    }

    private func write(_ notification: RenderedNotification, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.string("language", notification.language)
            writer.string("direction", WritingDirection(of: notification.language).rawValue)
            for (field, text) in notification.lines { write(field, text, &writer) }
            write(notification.steps, &writer)
        }
    }

    private func write(_ field: AlertField, _ text: RenderedText, _ writer: inout JSONWriter) {
        writer.object(field.rawValue) { writer in
            writer.string("text", text.text)
            if let language = text.language { writer.string("language", language) }
            writer.array("pieces") { writer in
                for piece in text.pieces {
                    writer.object { writer in
                        writer.string("kind", piece.kind.rawValue)
                        writer.string("text", piece.text)
                        if let argument = piece.argument { writer.number("argument", argument) }
                    }
                }
            }
            write(text.steps, &writer)
        }
    }

    private func write(_ steps: [RenderingStep], _ writer: inout JSONWriter) {
        writer.array("steps") { writer in
            for step in steps {
                writer.object { writer in
                    writer.string("kind", step.kind.rawValue)
                    writer.string("message", step.message)
                    if let place = step.place { write(place, &writer) }
                }
            }
        }
    }

    private func write(_ finding: Finding, _ languages: [String], _ writer: inout JSONWriter) {
        writer.object { writer in
            write(finding.place, &writer)
            writer.string("rule", finding.rule)
            writer.string("severity", finding.severity.rawValue)
            writer.string("message", finding.message)
            writer.array("languages") { writer in
                for language in languages { writer.string(language) }
            }
        }
    }

    private func write(_ place: Place, _ writer: inout JSONWriter, withFile: Bool = true) {
        if withFile { writer.string("file", place.file) }
        writer.number("line", place.start.line)
        writer.number("column", place.start.column)
    }
}
