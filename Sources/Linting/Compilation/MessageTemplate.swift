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

    /// - Throws: the name of a placeholder that does not exist.
    init(_ text: String) throws(UnknownPlaceholder) {
        var pieces: [Piece] = []
        var rest = text[...]
        while let opening = rest.firstRange(of: "{{") {
            guard let closing = rest[opening.upperBound...].firstRange(of: "}}") else { break }
            let name = rest[opening.upperBound..<closing.lowerBound].filter { $0 != " " }
            guard let placeholder = Placeholder(rawValue: String(name)) else {
                throw UnknownPlaceholder(name: String(name))
            }
            pieces.append(.text(String(rest[..<opening.lowerBound])))
            pieces.append(.placeholder(placeholder))
            rest = rest[closing.upperBound...]
        }
        pieces.append(.text(String(rest)))
        self.pieces = pieces
    }

    struct UnknownPlaceholder: Error {
        let name: String
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
    /// A text without quotation marks, since the message has its own; anything else as it is written, shortened.
    fileprivate var quotedForMessage: String {
        switch kind {
        case .array, .object: String(decoding: tree.source.bytes[range], as: UTF8.self).shortened
        default: text.shortened
        }
    }
}
