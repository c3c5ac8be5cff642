/// A line of a notification as it is shown.
public struct RenderedText: Sendable, Hashable {
    /// A stretch of it.
    public struct Piece: Sendable, Hashable {
        /// Where a stretch comes from.
        public enum Kind: String, Sendable, Hashable {
            /// The text itself.
            case literal
            /// An argument of the payload.
            case argument
            /// `(null)`: an argument that is not there.
            case missing
            /// A value that depends on what lies in the device's memory.
            case meaningless
            /// What a backend fills in before it sends.
            case placeholder
            /// A key in place of the text that it stands for.
            case key
        }

        /// Where it comes from.
        public let kind: Kind
        /// What is shown.
        public let text: String
        /// The argument's place in the array, counted from 1.
        public let argument: Int?

        /// A stretch of a line.
        public init(_ kind: Kind, _ text: String, argument: Int? = nil) {
            self.kind = kind
            self.text = text
            self.argument = argument
        }
    }

    /// In the order in which they are read.
    public let pieces: [Piece]
    /// The language that the text is written in; nil where it is the payload's own, which does not say.
    public let language: String?
    /// How it came about.
    public let steps: [RenderingStep]

    /// A line with its explanation.
    public init(pieces: [Piece], language: String? = nil, steps: [RenderingStep]) {
        self.pieces = pieces
        self.language = language
        self.steps = steps
    }

    /// What is shown.
    public var text: String { pieces.map(\.text).joined() }

    /// Whether the user reads a key, since no text was found for it.
    public var isKey: Bool { pieces.contains { $0.kind == .key } }

    func adding(_ steps: [RenderingStep]) -> RenderedText {
        RenderedText(pieces: pieces, language: language, steps: self.steps + steps)
    }
}
