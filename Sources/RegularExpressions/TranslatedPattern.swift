/// A pattern in PCRE2's dialect, which remembers where in the original each piece comes from.
struct TranslatedPattern: Sendable {
    private(set) var bytes: [UInt8] = []
    private var pieces: [(start: Int, original: Int)] = []

    mutating func append(_ text: String, from original: Int) {
        pieces.append((bytes.count, original))
        bytes += text.utf8
    }

    /// Adds a character that stands for itself.
    mutating func append(literal scalar: Unicode.Scalar, from original: Int) {
        append(TranslatedPattern.literal(scalar), from: original)
    }

    /// The original's byte offset for one in `bytes`.
    func originalOffset(of offset: Int) -> Int {
        pieces.last { $0.start <= offset }?.original ?? 0
    }

    /// How a character that stands for itself is written, inside a class and outside.
    static func literal(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": String(Character(scalar))
        default: "\\x{" + String(scalar.value, radix: 16) + "}"
        }
    }
}
