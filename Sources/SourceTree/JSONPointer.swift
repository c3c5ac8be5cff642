/// A place in a document by names and indices (RFC 6901).
public struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
    /// The names and indices from the root on, unescaped.
    public let tokens: [String]

    /// A place by its names and indices, unescaped.
    public init(_ tokens: [String]) {
        self.tokens = tokens
    }

    /// Reads the written form: empty, or tokens that each start with `/`, with `~1` for `/` and `~0` for `~`.
    public init?(_ text: String) {
        guard !text.isEmpty else {
            tokens = []
            return
        }
        guard text.utf8.first == UInt8(ascii: "/") else { return nil }
        var tokens: [String] = []
        for part in text.unicodeScalars.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            var token = String.UnicodeScalarView()
            var scalars = part.makeIterator()
            while let scalar = scalars.next() {
                guard scalar == "~" else {
                    token.append(scalar)
                    continue
                }
                switch scalars.next() {
                case "0": token.append("~")
                case "1": token.append("/")
                default: return nil
                }
            }
            tokens.append(String(token))
        }
        self.tokens = tokens
    }

    /// The place of a member or element of this one.
    public func appending(_ token: String) -> JSONPointer {
        JSONPointer(tokens + [token])
    }

    public var description: String {
        var text = ""
        for token in tokens {
            text += "/"
            for scalar in token.unicodeScalars {
                switch scalar {
                case "~": text += "~0"
                case "/": text += "~1"
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        return text
    }
}

extension JSONPointer {
    /// Compares code unit by code unit, as RFC 6901, section 4, says: an "é" of two scalars is not one of one scalar.
    public static func == (left: JSONPointer, right: JSONPointer) -> Bool {
        left.tokens.count == right.tokens.count
            && zip(left.tokens, right.tokens).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    public func hash(into hasher: inout Hasher) {
        for token in tokens {
            for unit in token.utf8 { hasher.combine(unit) }
            hasher.combine(UInt8.max)
        }
    }
}

extension Node {
    /// The node's place, found by descending from the root. A key's pointer is that of its value. For a text inside a
    /// string of another file, the pointer starts with that string's own.
    public var pointer: JSONPointer {
        var tokens = tree.embedding.map { $0.host.pointer.tokens } ?? []
        tokens += stepsFromRoot.map(\.token)
        return JSONPointer(tokens)
    }

    /// The descendant at a pointer, or nil where there is none.
    public func descendant(at pointer: JSONPointer) -> Node? {
        var current = self
        for token in pointer.tokens {
            switch current.kind {
            case .object:
                guard let value = current[token] else { return nil }
                current = value
            case .array:
                guard let position = Int(token), String(position) == token, position >= 0,
                    let element = current.elements.dropFirst(position).first(where: { _ in true })
                else { return nil }
                current = element
            default: return nil
            }
        }
        return current
    }
}
