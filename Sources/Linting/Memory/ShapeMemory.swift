import SourceTree

/// What is known of the texts of one shape.
struct ShapeMemory: Sendable {
    let shape: Shape
    /// Which of `documents` a text is.
    let numbers: AnswerTrees<Int>.Tree
    var documents: [DocumentMemory] = []
}
