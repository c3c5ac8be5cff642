import SourceTree

/// A fix whose places are told in lines and columns as well.
public struct PlacedFix: Sendable, Hashable {
    /// An edit with the lines and columns of its range.
    public struct Edit: Sendable, Hashable {
        /// The path as it is shown.
        public let file: String
        /// Where the range starts.
        public let start: Position
        /// Behind the last character that is replaced.
        public let end: Position
        /// The edit in bytes.
        public let edit: Fix.Edit

        /// What comes in place of the range.
        public var text: String { String(decoding: edit.replacement, as: UTF8.self) }
    }

    /// What the fix does, in a few words.
    public let title: String
    /// Its edits, in the order of their places.
    public let edits: [Edit]

    /// The fix by bytes alone.
    public var fix: Fix { Fix(title: title, edits: edits.map(\.edit)) }
}
