import Linting
import SourceTree

/// The lines of files, for code frames: each file's line ends are found once.
struct FrameLines {
    struct File {
        let bytes: [UInt8]
        let table: LineTable
    }

    private let sources: [ExactText: Source]
    private var files: [ExactText: File?] = [:]

    /// - Parameter sources: the files by the paths that places have.
    init(_ sources: [ExactText: Source]) {
        self.sources = sources
    }

    /// Nil for a place that has no text: a file as a whole, or one that could not be read.
    mutating func frame(_ place: Place, width: Int, joinsEmoji: Bool) -> CodeFrame? {
        file(ExactText(place.file)).flatMap { CodeFrame(place, in: $0, width: width, joinsEmoji: joinsEmoji) }
    }

    private mutating func file(_ name: ExactText) -> File? {
        if let known = files[name] { return known }
        let file = sources[name].flatMap(FrameLines.file)
        files[name] = .some(file)
        return file
    }

    /// Nil for a file that is no text.
    static func file(_ source: Source) -> File? {
        ReadableText.bytes(of: source).map { File(bytes: $0, table: LineTable($0)) }
    }
}
