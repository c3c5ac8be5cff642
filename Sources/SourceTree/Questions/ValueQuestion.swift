/// What code may ask about one value of a tree, besides its kind and what it holds.
public enum ValueQuestion: Sendable {
    /// How it is written.
    case text
    /// What a test answers.
    case test(any ValueTest)
}

extension TreeView {
    /// How a value is written, quotes and escapes included.
    public func writtenText(_ index: Int) -> UnsafeRawBufferPointer {
        if isWatched { tree.note(.text, of: index) }
        return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[writtenRange(index)])
    }

    /// What a test answers about a value.
    @inlinable public func answer(to test: some ValueTest, of index: Int) -> Int {
        guard isWatched else { return test.answer(for: index, in: self) }
        if !test.isSettled(by: kind(index)) { tree.note(.test(test), of: index) }
        return test.answer(for: index, in: unwatched)
    }

    /// Whether a text in a value, be it itself, a string inside of it or a key there, passes a test.
    @inlinable public func passes(_ index: Int, _ test: some TextTest) -> Bool { answer(to: test, of: index) == 1 }

    func writtenRange(_ index: Int) -> Range<Int> { Int(records[index].start)..<Int(records[index].end) }

    /// A value as it is written in JSON; nil where a string in it may hold escapes.
    func unescapedJSON(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
        if ranges != nil || records[index..<next(index)].contains(where: \.hasEscapes) { return nil }
        return UnsafeBufferPointer(rebasing: bytes[writtenRange(index)])
    }
}
