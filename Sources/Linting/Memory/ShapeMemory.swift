import SourceTree

/// What is known of the texts of one shape.
struct ShapeMemory: Sendable {
    let shape: Shape
    /// Which of `documents` a text is.
    var numbers = AnswerTree<Int>()
    var documents: [DocumentMemory] = []

    init(_ shape: Shape) { self.shape = shape }
}
