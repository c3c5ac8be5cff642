/// Names, found by a key's bytes without making a text of the key: for what is asked of every payload.
public struct NameIndex: Sendable {
    /// A name's UTF-8 bytes in `bytes`, and its position among the names.
    private struct Entry: Sendable {
        let start: Int
        let position: Int
    }

    /// The names in the order in which they were given.
    public let names: [String]
    private let bytes: [UInt8]
    /// The names by their length in bytes, each once.
    private let entries: [Entry]
    /// For each length, where in `entries` those of at least this length begin; two more than the greatest length.
    private let starts: [Int]

    /// An index of names; of equal ones the first counts.
    public init(_ names: some Sequence<String>) {
        let names = Array(names)
        let longest = names.map(\.utf8.count).max() ?? -1
        var bytes: [UInt8] = []
        var entries: [Entry] = []
        var starts = [0]
        for length in 0..<longest + 1 {
            var seen: [[UInt8]] = []
            for (position, name) in names.enumerated() where name.utf8.count == length {
                let name = Array(name.utf8)
                if seen.contains(name) { continue }
                seen.append(name)
                entries.append(Entry(start: bytes.count, position: position))
                bytes += name
            }
            starts.append(entries.count)
        }
        self.names = names
        self.bytes = bytes
        self.entries = entries
        self.starts = starts
    }

    /// The position of the name that a key, or another string, is; nil when it is none of them.
    public func position(of key: Node) -> Int? {
        guard key.kind == .string else { return nil }
        return key.tree.withView { position(of: key.index, in: $0) }
    }

    /// The position of the name that a view's key, or another string, is; nil when it is none of them.
    public func position(of key: Int, in view: TreeView) -> Int? {
        if let plain = view.plainText(key) { return position(of: plain) }
        return view.withDecodedText(key) { position(of: $0) }
    }

    /// Whether a key, or another string, is one of the names.
    public func contains(_ key: Node) -> Bool { position(of: key) != nil }

    /// Whether each key of an object is one of the names.
    public func containsAllKeys(of object: Node) -> Bool {
        guard object.kind == .object else { return true }
        return object.tree.withView { view in
            var key = object.index + 1
            let end = view.next(object.index)
            while key < end {
                if position(of: key, in: view) == nil { return false }
                key = view.next(key + 1)
            }
            return true
        }
    }

    private func position(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard text.count + 1 < starts.count else { return nil }
        for entry in starts[text.count]..<starts[text.count + 1] {
            let start = entries[entry].start
            var equal = 0
            while equal < text.count, bytes[start + equal] == text[equal] { equal += 1 }
            if equal == text.count { return entries[entry].position }
        }
        return nil
    }
}
