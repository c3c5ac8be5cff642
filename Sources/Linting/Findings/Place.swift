import SourceTree

/// A place in a file as it is reported.
public struct Place: Sendable, Hashable {
    /// The path as it is shown, which other files may have in another normalisation form.
    let name: ExactText
    /// The first character.
    public let start: Position
    /// Behind the last character.
    public let end: Position
    /// RFC 6901, in that file; empty for the whole document and for files that are no documents.
    public let pointer: String
    /// Bytes in the file.
    public let range: Range<Int>

    /// The path as it is shown.
    public var file: String { name.text }

    /// A place whose lines are counted.
    public init(file: String, start: Position, end: Position, pointer: String, range: Range<Int>) {
        name = ExactText(file)
        self.start = start
        self.end = end
        self.pointer = pointer
        self.range = range
    }
}
