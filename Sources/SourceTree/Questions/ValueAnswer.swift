/// The answer to a question about a value. Two values with the same answer are the same to whoever asked.
public enum ValueAnswer: Equatable {
    /// How the value is written, quotes and escapes included; borrowed from the tree.
    case text(UnsafeRawBufferPointer)
    /// What a test answers.
    case number(Int)

    public static func == (left: ValueAnswer, right: ValueAnswer) -> Bool {
        switch (left, right) {
        case (.text(let left), .text(let right)): left.elementsEqual(right)
        case (.number(let left), .number(let right)): left == right
        default: false
        }
    }
}
