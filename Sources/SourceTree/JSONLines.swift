/// Reads a file that has one JSON text a line (NDJSON, JSON Lines).
///
/// A line without anything but blanks is passed over. A line that is broken is told of, and the next one is read.
public struct JSONLines: Sendable {
    /// The texts that could be read, each with places in the whole file.
    public let trees: [Tree]
    /// What is wrong in the others, in bytes of the whole file.
    public let faults: [SyntaxFault]

    /// The lines of a text that holds one JSON text a line.
    ///
    /// - Parameter original: the text that people open, where this one was made from it, such as a template.
    public init(_ source: Source, madeFrom original: Source? = nil) {
        var trees: [Tree] = []
        var faults: [SyntaxFault] = []
        var start = 0
        var number = 0
        while start < source.bytes.count {
            let (end, isBlank) = source.bytes.withUnsafeBufferPointer { bytes in
                let end = JSONLineCheck.lineEnd(in: UnsafeRawBufferPointer(bytes), from: start)
                return (end, bytes[start..<end].allSatisfy { JSONLines.isBlank($0) })
            }
            number += 1
            if !isBlank {
                do throws(SyntaxFault) {
                    let place = JSONLineCheck.Line(number: number, range: start..<end)
                    let tree = try JSONLines.parse(place, of: source)
                    trees.append(original.map { tree.madeFrom($0) } ?? tree)
                } catch {
                    faults.append(error)
                }
            }
            start = end + 1
        }
        self.trees = trees
        self.faults = faults
    }

    /// The text of one line, with places in the whole file.
    public static func parse(_ line: JSONLineCheck.Line, of source: Source) throws(SyntaxFault) -> Tree {
        try JSONParser.parse(line.range, of: source, isLine: true)
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
