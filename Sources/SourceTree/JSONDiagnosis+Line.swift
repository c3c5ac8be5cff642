extension JSONDiagnosis {
    /// What messages call the text.
    var whole: String { isLine ? "line" : "file" }

    /// Where a byte stands, in words. What stands in the same line needs no line, which a stream's part does not know.
    func placeText(of offset: Int) -> String {
        let position = LineTable(bytes, onlyLineFeeds: isLine).position(of: offset)
        return isLine ? "column \(position.column)" : "line \(position.line), column \(position.column)"
    }
}
