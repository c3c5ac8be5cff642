/// A pattern for the keys of string tables: `*` is any run of characters, `?` a single one, and a backslash takes the
/// next character's meaning away. Keys are compared scalar by scalar; case counts, and a slash is a character like any
/// other.
public struct KeyPattern: Sendable, Hashable {
    /// As written.
    public let pattern: String
    private let tokens: [Token]

    private enum Token: Sendable, Hashable {
        case scalar(Unicode.Scalar)
        case any
        case run
    }

    /// A pattern in which `*` stands for any text and `?` for one character.
    public init(_ pattern: String) {
        self.pattern = pattern
        var tokens: [Token] = []
        var isEscaped = false
        for scalar in pattern.unicodeScalars {
            switch scalar {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "*" where !isEscaped: if tokens.last != .run { tokens.append(.run) }
            case "?" where !isEscaped: tokens.append(.any)
            default: tokens.append(.scalar(scalar))
            }
            isEscaped = false
        }
        if isEscaped { tokens.append(.scalar("\\")) }
        self.tokens = tokens
    }

    /// Whether the whole key fits. Takes at most as many steps as the product of the two lengths.
    public func matches(_ key: String) -> Bool {
        let key = Array(key.unicodeScalars)
        var (place, token) = (0, 0)
        // Where the last run stands, and how much of the key it has taken so far.
        var (run, taken): (Int?, Int) = (nil, 0)
        while place < key.count {
            if token < tokens.count, tokens[token] == .run {
                (run, taken) = (token, place)
                token += 1
            } else if token < tokens.count, accepts(tokens[token], key[place]) {
                place += 1
                token += 1
            } else if let run {
                taken += 1
                place = taken
                token = run + 1
            } else {
                return false
            }
        }
        return tokens[token...].allSatisfy { $0 == .run }
    }

    private func accepts(_ token: Token, _ scalar: Unicode.Scalar) -> Bool {
        switch token {
        case .scalar(let wanted): wanted == scalar
        case .any: true
        case .run: false
        }
    }
}
