import SourceTree

/// Writes JSON text piece by piece, indented by two spaces, members in the order in which they are given.
struct JSONWriter {
    private(set) var text = ""
    private let isCompact: Bool
    /// For each open collection, whether it has an entry already.
    private var hasEntries: [Bool] = []

    /// - Parameter isCompact: whether all of it stands on one line.
    init(isCompact: Bool = false) { self.isCompact = isCompact }

    mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
        collection(key, "{", "}", body)
    }

    mutating func array(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
        collection(key, "[", "]", body)
    }

    mutating func string(_ key: String, _ value: String) {
        begin(key)
        text += JSONWriter.quoted(value)
    }

    /// An element of an array.
    mutating func string(_ value: String) {
        begin(nil)
        text += JSONWriter.quoted(value)
    }

    mutating func number(_ key: String? = nil, _ value: Int) {
        begin(key)
        text += String(value)
    }

    mutating func boolean(_ key: String? = nil, _ value: Bool) {
        begin(key)
        text += value ? "true" : "false"
    }

    /// A number, boolean or null, as it is written in JSON.
    mutating func literal(_ key: String?, _ text: String) {
        begin(key)
        self.text += text
    }

    private mutating func collection(
        _ key: String?, _ opening: String, _ closing: String, _ body: (inout JSONWriter) -> Void
    ) {
        begin(key)
        text += opening
        hasEntries.append(false)
        body(&self)
        if hasEntries.removeLast() { newLine() }
        text += closing
    }

    private mutating func begin(_ key: String?) {
        if let last = hasEntries.indices.last {
            if hasEntries[last] { text += "," }
            hasEntries[last] = true
            newLine()
        }
        if let key { text += JSONWriter.quoted(key) + ": " }
    }

    private mutating func newLine() {
        if !isCompact { text += "\n" + String(repeating: "  ", count: hasEntries.count) }
    }

    private static func quoted(_ value: String) -> String { JSONText.quoted(value, escapingInvisible: true) }
}
