import SourceTree

/// A fix whose places are told in lines and columns as well.
public struct PlacedFix: Sendable, Hashable {
    public struct Edit: Sendable, Hashable {
        /// The path as it is shown.
        public let file: String
        public let start: Position
        /// Behind the last character that is replaced.
        public let end: Position
        public let edit: Fix.Edit

        /// What comes in place of the range.
        public var text: String { String(decoding: edit.replacement, as: UTF8.self) }
    }

    public let title: String
    public let edits: [Edit]

    /// The fix by bytes alone.
    public var fix: Fix { Fix(title: title, edits: edits.map(\.edit)) }
}
