import SourceTree

/// One JSON text a line, read at once and line by line.
enum JSONLinesFuzz: FuzzTarget {
    static let name = "json-lines"

    static func run(_ input: FuzzInput) {
        let lines = JSONLines(Source(name: "a.ndjson", bytes: input.bytes))
        for fault in lines.faults { fault.check(in: input.bytes) }
        let check = input.bytes.withUnsafeBufferPointer { JSONLineCheck($0) { _ in true } }
        precondition(check.refused.count >= lines.faults.count)
        for line in check.refused {
            do {
                _ = try JSONLines.parse(line, of: Source(name: "a.ndjson", bytes: input.bytes))
            } catch {
                error.check(in: input.bytes)
            }
        }
    }
}
