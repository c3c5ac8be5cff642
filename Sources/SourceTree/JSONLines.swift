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
        self.init(JSONLines.lines(of: source), of: source, madeFrom: original)
    }

    /// Some of the lines of such a text.
    public init(_ lines: [JSONLineCheck.Line], of source: Source, madeFrom original: Source? = nil) {
        var trees: [Tree] = []
        var faults: [SyntaxFault] = []
        for line in lines {
            do throws(SyntaxFault) {
                let tree = try JSONLines.parse(line, of: source)
                trees.append(original.map { tree.madeFrom($0) } ?? tree)
            } catch {
                faults.append(error)
            }
        }
        self.trees = trees
        self.faults = faults
    }

    /// The lines that are not blank.
    private static func lines(of source: Source) -> [JSONLineCheck.Line] {
        var lines: [JSONLineCheck.Line] = []
        source.bytes.withUnsafeBufferPointer { bytes in
            _ = JSONLineCheck.forEachText(in: bytes) { lines.append($0) }
        }
        return lines
    }

    /// The text of one line, with places in the whole file.
    public static func parse(_ line: JSONLineCheck.Line, of source: Source) throws(SyntaxFault) -> Tree {
        try JSONParser.parse(line.range, of: source, isLine: true)
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
