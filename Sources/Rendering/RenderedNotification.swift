/// What a device of one language shows.
public struct RenderedNotification: Sendable, Hashable {
    /// The device's language.
    public let language: String
    /// The first line; without one the device shows the app's name.
    public let title: RenderedText?
    /// The second line.
    public let subtitle: RenderedText?
    /// The message.
    public let body: RenderedText?
    /// What is to be said of all of it.
    public let steps: [RenderingStep]

    /// A notification in one language.
    public init(
        language: String, title: RenderedText?, subtitle: RenderedText?, body: RenderedText?, steps: [RenderingStep]
    ) {
        self.language = language
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.steps = steps
    }

    /// The line of a field.
    public subscript(field: AlertField) -> RenderedText? {
        switch field {
        case .title: title
        case .subtitle: subtitle
        case .body: body
        }
    }

    /// The lines that are there, from top to bottom.
    public var lines: [(field: AlertField, text: RenderedText)] {
        AlertField.allCases.compactMap { field in self[field].map { (field, $0) } }
    }

    /// Whether nothing can be read in it.
    public var isEmpty: Bool { lines.allSatisfy { $0.text.text.isEmpty } }

    /// Whether the same is read in both, for the same reasons but in other files.
    func looksLike(_ other: RenderedNotification) -> Bool {
        AlertField.allCases.allSatisfy { self[$0]?.pieces == other[$0]?.pieces }
            && WritingDirection(of: language) == WritingDirection(of: other.language)
    }
}
