import Linting
import SourceTree

/// Files and places as SARIF has them: files by URIs from the repository's top folder.
struct SARIFPlaces {
    private static let base = "%SRCROOT%"

    private let paths: ReportPaths

    init(_ paths: ReportPaths) {
        self.paths = paths
    }

    func writeBase(_ writer: inout JSONWriter) {
        writer.object("originalUriBaseIds") { writer in
            writer.object(SARIFPlaces.base) { writer in
                if let root = paths.root?.text {
                    let uri = "file://" + ReportPaths.encoded(root)
                    writer.string("uri", uri.hasSuffix("/") ? uri : uri + "/")
                }
                writer.object("description") { $0.string("text", "The top folder of the repository.") }
            }
        }
    }

    /// The members of an `artifactLocation`.
    func writeFile(_ shown: String, _ writer: inout JSONWriter) {
        let path = paths.inRepository(shown)
        if path.hasPrefix("/") {
            writer.string("uri", "file://" + ReportPaths.encoded(path))
        } else {
            writer.string("uri", ReportPaths.encoded(path))
            writer.string("uriBaseId", SARIFPlaces.base)
        }
    }

    /// The members of a `location`.
    func write(_ place: Place, _ writer: inout JSONWriter) {
        writer.object("physicalLocation") { writer in
            writer.object("artifactLocation") { writeFile(place.file, &$0) }
            writer.object("region") { SARIFPlaces.writeRegion(place.start, place.end, &$0) }
        }
        if !place.pointer.isEmpty {
            writer.array("logicalLocations") { writer in
                writer.object { $0.string("fullyQualifiedName", TerminalText.harmless(place.pointer)) }
            }
        }
    }

    /// The members of a `location` of which less is known.
    func write(file: String, start: Position?, _ writer: inout JSONWriter) {
        writer.object("physicalLocation") { writer in
            writer.object("artifactLocation") { writeFile(file, &$0) }
            if let start { writer.object("region") { SARIFPlaces.writeRegion(start, start, &$0) } }
        }
    }

    /// The members of a `region`.
    static func writeRegion(_ start: Position, _ end: Position, _ writer: inout JSONWriter) {
        writer.number("startLine", start.line)
        writer.number("startColumn", start.column)
        writer.number("endLine", end.line)
        writer.number("endColumn", end.column)
    }
}
