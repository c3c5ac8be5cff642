import SourceTree

/// Places in a template that a backend fills in before it sends: what stands there now says nothing of what will.
enum TemplatePlaceholder {
    private static let openings = ["{{", "{%", "<%", "${", "$(", "#("]

    static func stands(in value: Node) -> Bool {
        guard let text = value.string else { return false }
        return openings.contains { text.contains($0) }
    }
}
