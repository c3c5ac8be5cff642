import Linting

/// A file's payloads as devices show them.
public struct RenderedFile: Sendable {
    /// A payload, and what is said of it.
    public struct Entry: Sendable {
        /// What it looks like.
        public let preview: PayloadPreview
        /// The findings that touch it, by their places in the run's findings.
        public let findings: [Int]
    }

    /// The path as it is shown.
    public let name: String
    /// One for each payload, in the order in which they stand in the file.
    public let entries: [Entry]
    /// Why the file has no payload to show; nil where it has.
    public let emptyReason: String?

    init(
        _ file: CheckedFile, _ touching: TouchingFindings, _ languages: PreviewLanguages,
        _ renderer: inout NotificationRenderer
    ) {
        name = file.name
        renderer.settings = file.settings
        let indices = touching.indices(for: file)
        var entries: [Entry] = []
        for (index, payload) in file.payloads.enumerated() {
            let preview = renderer.preview(
                of: payload, number: file.payloads.count > 1 ? index + 1 : nil, languages: languages)
            entries.append(Entry(preview: preview, findings: indices[index]))
        }
        self.entries = entries
        if !file.payloads.isEmpty {
            emptyReason = nil
        } else if !file.isReadable {
            emptyReason = "The file cannot be read, so that there is nothing to show."
        } else if let envelope = file.envelopes.first {
            emptyReason =
                "A message for a service (\(envelope)) that makes the payload itself; what it will show is not known here."
        } else {
            emptyReason = "The file holds no payload."
        }
    }
}
