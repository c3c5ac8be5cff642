/// A tree's records and bytes, borrowed for the time of one call: for code that runs on every payload and must neither
/// count references nor allocate. Values are named by their index.
public struct TreeView {
    // Not counted: the tree's own memory, which the view borrows, does not outlive it either.
    @usableFromInline unowned(unsafe) let tree: Tree
    @usableFromInline let records: UnsafeBufferPointer<Record>
    @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
    /// For a YAML tree: each record's text in `bytes`, which then are the decoded ones.
    @usableFromInline let ranges: UnsafeBufferPointer<Range<UInt32>>?
    /// Whether it is written down what is asked about the values.
    public private(set) var isWatched: Bool

    @usableFromInline
    init(
        tree: Tree, records: UnsafeBufferPointer<Record>, bytes: UnsafeBufferPointer<UInt8>,
        ranges: UnsafeBufferPointer<Range<UInt32>>?
    ) {
        self.tree = tree
        isWatched = tree.watch != nil
        self.records = records
        self.bytes = bytes
        self.ranges = ranges
    }

    /// The same, without anything being written down.
    @usableFromInline var unwatched: TreeView {
        var view = self
        view.isWatched = false
        return view
    }

    /// How many values and keys the tree has.
    public var count: Int { records.count }

    /// Whether a key may stand twice in an object.
    public var mayRepeatKeys: Bool { !tree.irregularities.isEmpty }

    /// The node at an index.
    public func node(_ index: Int) -> Node { Node(tree: tree, index: index) }

    /// A number by its exact text; nil for any other value.
    public func number(_ index: Int) -> ExactNumber? {
        guard kind(index) == .number, let text = plainText(index) else { return nil }
        return ExactNumber(String(decoding: text, as: UTF8.self))
    }

    /// The kind of the node at an index.
    @inlinable public func kind(_ index: Int) -> NodeKind { records[index].kind }

    /// The index behind the last one that belongs to this value.
    @inlinable public func next(_ index: Int) -> Int { Int(records[index].next) }

    /// The key of the member that has this name, by its decoded UTF-8 bytes; of several, the last one, which is what most
    /// readers take. Nil for a value that is no object.
    public func key(_ name: UnsafeBufferPointer<UInt8>, in object: Int) -> Int? {
        guard kind(object) == .object else { return nil }
        let isUnique = !mayRepeatKeys
        let end = next(object)
        var found: Int?
        var key = object + 1
        while key < end {
            if has(key, name) {
                if isUnique { return key }
                found = key
            }
            key = next(key + 1)
        }
        return found
    }

    /// Whether a string or key is this text, by its decoded UTF-8 bytes.
    func has(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let plain = plainText(index) else { return withDecodedText(index) { $0.elementsEqual(text) } }
        return ByteScan.areEqual(UnsafeRawBufferPointer(plain), UnsafeRawBufferPointer(text))
    }

    /// A scalar's or key's text where it lies in memory as it reads; nil for a string that holds escapes.
    @inlinable public func plainText(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
        if isWatched { tree.note(.text, of: index) }
        return unwatchedText(index)
    }

    @inlinable func unwatchedText(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
        if let ranges {
            let range = ranges[index]
            return UnsafeBufferPointer(rebasing: bytes[Int(range.lowerBound)..<Int(range.upperBound)])
        }
        let record = records[index]
        if record.kind != .string {
            return UnsafeBufferPointer(rebasing: bytes[Int(record.start)..<Int(record.end)])
        }
        if record.hasEscapes { return nil }
        return UnsafeBufferPointer(rebasing: bytes[Int(record.start) + 1..<Int(record.end) - 1])
    }

    /// Calls a function with a scalar's or key's text, decoded, in UTF-8.
    @inlinable public func withText<Result>(
        _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        if let plain = plainText(index) { return body(plain) }
        return withDecodedText(index, body)
    }

    @usableFromInline func withDecodedText<Result>(
        _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let inner = Int(records[index].start) + 1..<Int(records[index].end) - 1
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: inner.count) { buffer in
            var count = 0
            JSONString.decode(bytes, inner) { unit, _ in
                buffer.initializeElement(at: count, to: unit)
                count += 1
            }
            return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
        }
    }
}

extension Tree {
    /// Borrows the tree's memory for one call. The view must not leave the closure.
    @inlinable @inline(__always)
    public func withView<Result>(_ body: (TreeView) throws -> Result) rethrows -> Result {
        try records.withUnsafeBufferPointer { records in
            guard let scalars else {
                return try source.bytes.withUnsafeBufferPointer { bytes in
                    try body(TreeView(tree: self, records: records, bytes: bytes, ranges: nil))
                }
            }
            return try scalars.bytes.withUnsafeBufferPointer { bytes in
                try scalars.ranges.withUnsafeBufferPointer { ranges in
                    try body(TreeView(tree: self, records: records, bytes: bytes, ranges: ranges))
                }
            }
        }
    }
}
