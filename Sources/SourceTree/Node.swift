/// A value, or an object's key, in a tree.
public struct Node: Sendable {
    /// The tree in which it stands.
    public let tree: Tree
    /// The node's place in document order; also its identity within its tree.
    public let index: Int

    @usableFromInline
    init(tree: Tree, index: Int) {
        self.tree = tree
        self.index = index
    }

    @usableFromInline var record: Record { tree.records[index] }

    /// What kind of value it is; a key is a string.
    @inlinable public var kind: NodeKind { tree.records[index].kind }

    /// The bytes of the value in its own source, quotes and brackets included.
    public var range: Range<Int> {
        if let watch = tree.watch { watch.noteMore() }
        return writtenRange
    }

    /// The same as `rangeInFile`, to tell of the value only: no verdict may rest on it, so that no watch hears of it.
    public var rangeToTell: Range<Int> { tree.rangeInFile(writtenRange) }

    /// The bytes of the value in its own source; whoever reads them notes by itself what is asked of the value.
    var writtenRange: Range<Int> {
        let record = record
        return Int(record.start)..<Int(record.end)
    }

    /// Whether the value takes more than so many bytes as it is written.
    public func isLonger(than length: Int) -> Bool { answer(to: WrittenLengthTest(limit: length)) == 1 }

    /// The bytes of the value in the file that people open (see `Embedding`).
    public var rangeInFile: Range<Int> { tree.rangeInFile(range) }

    /// The index behind the last node of this one's subtree.
    @usableFromInline var next: Int { Int(record.next) }
}

// MARK: Scalars

extension Node {
    /// The decoded text of a string or key; nil for anything else.
    public var string: String? {
        kind == .string ? text : nil
    }

    /// A scalar as text: a string's content, a number as it is written, `true`, `null`; empty for a collection.
    public var text: String {
        if tree.watch != nil { tree.note(.text, of: index) }
        if let scalars = tree.scalars {
            let range = scalars.ranges[index]
            return String(decoding: scalars.bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
        }
        guard kind.rawValue < NodeKind.array.rawValue else { return "" }
        let bytes = tree.source.bytes
        guard kind == .string else { return String(decoding: bytes[writtenRange], as: UTF8.self) }
        let inner = contentRange
        return record.hasEscapes
            ? JSONString.text(bytes, inner) : String(decoding: bytes[inner], as: UTF8.self)
    }

    /// The value of a boolean; nil for anything else.
    public var boolean: Bool? {
        kind == .boolean ? firstContentByte == UInt8(ascii: "t") || firstContentByte == UInt8(ascii: "T") : nil
    }

    /// The exact value of a number.
    public var number: ExactNumber? {
        kind == .number ? ExactNumber(text) : nil
    }

    /// A number that is a whole one and fits; `1.0` and `1e2` are whole.
    public var integer: Int? { plainInteger ?? number?.integer }

    /// The value of a number that is written as a few digits and nothing else, as most are.
    private var plainInteger: Int? {
        guard kind == .number else { return nil }
        return tree.withView { view in
            guard let digits = view.plainText(index), digits.count < 18 else { return nil }
            var value = 0
            for digit in digits {
                guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
                value = value * 10 + Int(digit - UInt8(ascii: "0"))
            }
            return digits.isEmpty ? nil : value
        }
    }

    /// Whether a string or key has just this content, compared code unit by code unit.
    public func equals(_ other: StaticString) -> Bool {
        other.withUTF8Buffer { equalsBytes($0) }
    }

    /// Whether a string or key has just this content, compared code unit by code unit.
    public func equals(_ other: String) -> Bool {
        var other = other
        return other.withUTF8 { equalsBytes($0) }
    }

    private func equalsBytes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard kind == .string else { return false }
        if tree.watch != nil { return passes(EqualityTest(bytes: Array(other))) }
        return tree.withView { $0.has(index, other) }
    }

    /// What a test answers about the value.
    public func answer(to test: some ValueTest) -> Int { tree.withView { $0.answer(to: test, of: index) } }

    /// Whether a text in the value, be it itself, a string inside of it or a key there, passes a test.
    public func passes(_ test: some TextTest) -> Bool { tree.withView { $0.passes(index, test) } }

    /// Calls a function with the decoded text of a string or key, in UTF-8, without making a text of it where it holds
    /// no escapes; with nothing for any other kind of value.
    @inlinable @inline(__always)
    public func withContent<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard kind == .string else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        return tree.withView { $0.withText(index, body) }
    }

    /// A JSON string's bytes between its quotes, still escaped.
    private var contentRange: Range<Int> {
        let record = record
        return Int(record.start) + 1..<Int(record.end) - 1
    }

    private var firstContentByte: UInt8? {
        if tree.watch != nil { tree.note(.text, of: index) }
        if let scalars = tree.scalars {
            let range = scalars.ranges[index]
            return range.isEmpty ? nil : scalars.bytes[Int(range.lowerBound)]
        }
        return tree.source.bytes[Int(record.start)]
    }
}

// MARK: Collections

extension Node {
    /// The elements of an array; empty for anything else.
    public var elements: Elements {
        kind == .array ? Elements(tree: tree, index: index + 1, end: next) : Elements(tree: tree, index: 0, end: 0)
    }

    /// The members of an object in the order in which they are written; empty for anything else.
    public var members: Members {
        kind == .object ? Members(tree: tree, index: index + 1, end: next) : Members(tree: tree, index: 0, end: 0)
    }

    /// How many elements or members a collection has; 0 for a scalar.
    public var count: Int {
        let step = kind == .object ? 1 : 0
        guard kind.rawValue >= NodeKind.array.rawValue else { return 0 }
        return tree.records.withUnsafeBufferPointer { records in
            let end = Int(records[index].next)
            var count = 0
            var child = index + 1
            while child < end {
                count += 1
                child = Int(records[child + step].next)
            }
            return count
        }
    }

    /// The member of this name; of several, the last one, which is what most readers take.
    public func member(_ name: String) -> Member? { key(name).map { member(withKey: $0) } }

    /// The member of this name; of several, the last one.
    public func member(_ name: StaticString) -> Member? { key(name).map { member(withKey: $0) } }

    /// The value of the member of this name; of several, the last one's.
    public subscript(name: String) -> Node? { key(name).map { Node(tree: tree, index: $0 + 1) } }

    /// The value of the member of this name; of several, the last one's.
    public subscript(name: StaticString) -> Node? { key(name).map { Node(tree: tree, index: $0 + 1) } }

    private func key(_ name: String) -> Int? {
        guard kind == .object else { return nil }
        var name = name
        return name.withUTF8 { name in tree.withView { $0.key(name, in: index) } }
    }

    private func key(_ name: StaticString) -> Int? {
        guard kind == .object else { return nil }
        return name.withUTF8Buffer { name in tree.withView { $0.key(name, in: index) } }
    }

    private func member(withKey key: Int) -> Member {
        Member(key: Node(tree: tree, index: key), value: Node(tree: tree, index: key + 1))
    }

    /// The elements of an array, one after the other.
    public struct Elements: Sequence, IteratorProtocol, Sendable {
        let tree: Tree
        var index: Int
        let end: Int

        public mutating func next() -> Node? {
            guard index < end else { return nil }
            let node = Node(tree: tree, index: index)
            index = node.next
            return node
        }
    }

    /// The members of an object, one after the other.
    public struct Members: Sequence, IteratorProtocol, Sendable {
        let tree: Tree
        var index: Int
        let end: Int

        public mutating func next() -> Member? {
            guard index < end else { return nil }
            let key = Node(tree: tree, index: index)
            let value = Node(tree: tree, index: index + 1)
            index = value.next
            return Member(key: key, value: value)
        }
    }
}

extension Node: Equatable {
    /// Whether both are the same place in the same tree. To compare values, see `hasSameValue(as:)`.
    public static func == (left: Node, right: Node) -> Bool {
        left.index == right.index && left.tree === right.tree
    }
}

extension Node: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(index)
        hasher.combine(ObjectIdentifier(tree))
    }
}
