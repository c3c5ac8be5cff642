extension JSONDiagnosis {
    /// What messages call the text.
    var whole: String { line == nil ? "file" : "line" }

    /// The line and column of a byte offset, as people count them in the file.
    func position(of offset: Int) -> Position {
        let position = LineTable(bytes).position(of: offset)
        return Position(line: position.line + (line ?? 1) - 1, column: position.column)
    }
}
