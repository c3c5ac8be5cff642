/// What code may ask about one value of a tree, besides its kind and what it holds.
public enum ValueQuestion: Sendable {
    /// How it is written.
    case text
    /// Whether a text in it, be it itself, a string inside of it or a key there, passes a test.
    case test(any TextTest)
    /// Whether it takes more than so many bytes as it is written.
    case isLonger(than: Int)
}

extension TreeView {
    /// What a question about a value is answered with.
    public func answer(to question: ValueQuestion, of index: Int) -> ValueAnswer {
        switch question {
        case .text: .text(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[writtenRange(index)]))
        case .test(let test): .decision(passes(index, test))
        case .isLonger(let length): .decision(writtenRange(index).count > length)
        }
    }

    func writtenRange(_ index: Int) -> Range<Int> { Int(records[index].start)..<Int(records[index].end) }
}
