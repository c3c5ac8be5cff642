import Linting
import SourceTree

/// A finding as the JSON reports write it.
enum FindingJSON {
    static func write(_ finding: Finding, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.string("file", finding.place.file)
            writer.number("line", finding.place.start.line)
            writer.number("column", finding.place.start.column)
            writer.number("endLine", finding.place.end.line)
            writer.number("endColumn", finding.place.end.column)
            writer.string("pointer", finding.place.pointer)
            writer.string("rule", finding.rule)
            writer.string("severity", finding.severity.rawValue)
            writer.string("message", finding.message)
            if let documentation = finding.documentation { writer.string("documentation", documentation) }
            writer.array("related") { writer in
                for related in finding.related {
                    writer.object { writer in
                        writer.string("file", related.place.file)
                        writer.number("line", related.place.start.line)
                        writer.number("column", related.place.start.column)
                        writer.string("pointer", related.place.pointer)
                        writer.string("message", related.message)
                    }
                }
            }
            if let fix = finding.fix { write(fix, &writer) }
        }
    }

    private static func write(_ fix: PlacedFix, _ writer: inout JSONWriter) {
        writer.object("fix") { writer in
            writer.string("title", fix.title)
            writer.array("edits") { writer in
                for edit in fix.edits {
                    writer.object { writer in
                        writer.string("file", edit.file)
                        write("start", edit.start, &writer)
                        write("end", edit.end, &writer)
                        writer.string("text", edit.text)
                    }
                }
            }
        }
    }

    private static func write(_ key: String, _ position: Position, _ writer: inout JSONWriter) {
        writer.object(key) { writer in
            writer.number("line", position.line)
            writer.number("column", position.column)
        }
    }
}
