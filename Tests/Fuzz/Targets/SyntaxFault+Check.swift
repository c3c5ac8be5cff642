import SourceTree

extension SyntaxFault {
    /// A fault says something, at bytes that the text has.
    func check(in bytes: [UInt8]) {
        precondition(!message.isEmpty)
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "\(range) in \(bytes.count) bytes")
        _ = LineTable(bytes).position(of: range.lowerBound)
    }
}
