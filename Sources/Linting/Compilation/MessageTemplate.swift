import SourceTree

/// A rule's `message`, with places for what is known only when something is found.
struct MessageTemplate: Sendable {
    enum Placeholder: String, CaseIterable {
        case error, description, path, property, value
    }

    private enum Piece: Sendable {
        case text(String)
        case placeholder(Placeholder)
    }

    private let pieces: [Piece]

    /// - Throws: the names of the placeholders that do not exist.
    init(_ text: String) throws(UnknownPlaceholders) {
        var pieces: [Piece] = []
        var unknown: [String] = []
        var rest = text[...]
        while let opening = rest.firstRange(of: "{{") {
            guard let closing = rest[opening.upperBound...].firstRange(of: "}}") else { break }
            let name = MessageTemplate.trimmed(rest[opening.upperBound..<closing.lowerBound])
            pieces.append(.text(String(rest[..<opening.lowerBound])))
            if let placeholder = Placeholder(rawValue: name) {
                pieces.append(.placeholder(placeholder))
            } else {
                unknown.append(name)
            }
            rest = rest[closing.upperBound...]
        }
        if !unknown.isEmpty { throw UnknownPlaceholders(names: unknown) }
        pieces.append(.text(String(rest)))
        self.pieces = pieces
    }

    struct UnknownPlaceholders: Error {
        let names: [String]
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0 == " " }
        return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
    }

    func text(error: String, description: String, subject: Subject) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .placeholder(.error): error
            case .placeholder(.description): description
            case .placeholder(.path): "#" + path(of: subject)
            case .placeholder(.property): subject.property
            case .placeholder(.value): subject.value?.quotedForMessage ?? "undefined"
            }
        }.joined()
    }

    private func path(of subject: Subject) -> String {
        let pointer = subject.place.pointer
        return (subject.value == nil ? pointer.appending(subject.property) : pointer).description
    }
}

extension Node {
    /// A text without quotation marks, since the message has its own; anything else as it is written, on one line and
    /// shortened.
    fileprivate var quotedForMessage: String {
        switch kind {
        case .array, .object: writtenOnOneLine.shortened
        default: writtenText.shortened
        }
    }

    /// The beginning of what is written, more than is ever shown.
    private var writtenOnOneLine: String {
        let bytes = (tree.shown ?? tree.source).bytes[range].prefix(400)
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
