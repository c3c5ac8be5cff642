import Payloads
import SourceTree

/// Puts what was seen while reading a payload file into problems.
enum ReadingProblems {
    /// - Parameter whole: what messages call the text.
    static func problems(in tree: Tree, called whole: String = "file") -> [PayloadDocument.ReadingProblem] {
        let kept = tree.irregularities.prefix(ProblemCollection.maximumPerRule)
        let excess = tree.irregularities.count - kept.count
        let rest = excess > 0 ? [("json-duplicate-key", ProblemCollection.excess(excess, at: Spot(tree.root)))] : []
        return kept.map { problem($0, in: tree, whole) } + rest
    }

    private static func problem(
        _ irregularity: Irregularity, in tree: Tree, _ whole: String
    ) -> PayloadDocument.ReadingProblem {
        let range = tree.rangeInFile(irregularity.range)
        switch irregularity.kind {
        case .byteOrderMark:
            let message =
                "The \(whole) starts with a byte order mark (U+FEFF), which JSON must not have (RFC 8259, section "
                + "8.1). Save the file as UTF-8 without one."
            return ("json-syntax", Problem(message, at: Spot(file: tree.file, range: range)))
        case .duplicateKey(let first):
            let key = tree.node(startingAt: irregularity.range.lowerBound)
            let pointer = key?.pointer ?? JSONPointer([])
            let related = Problem.Related(
                "It stands here first.", at: Spot(file: tree.file, range: tree.rangeInFile(first), pointer: pointer)
            )
            let message =
                "\(key?.quoted ?? "The key") stands twice in this object; readers keep one of the two values, "
                + "mostly the last. Remove one."
            return (
                "json-duplicate-key",
                Problem(message, at: Spot(file: tree.file, range: range, pointer: pointer), related: [related])
            )
        }
    }

    /// A fault in a text that an envelope carries inside a string. What placeholders will become is not known, so that
    /// such a text is told of as one that could not be checked.
    static func problem(_ carried: EnvelopeContents.Fault) -> PayloadDocument.ReadingProblem {
        let host = carried.host
        let range = Embedding.text(of: host)?.embedding.outerRange(of: carried.fault.range) ?? host.range
        let spot = Spot(file: host.tree.file, range: host.tree.rangeInFile(range), pointer: host.pointer)
        if host.string?.allSatisfy(\.isWhitespace) ?? false {
            let message = "The string is empty; the payload belongs in it, as JSON: {\\\"aps\\\": ...}."
            return ("json-syntax", Problem(message, at: Spot(host)))
        }
        if carried.isTemplate {
            let message =
                "The payload inside this string was not checked: with values in place of its placeholders it is no JSON. "
                + carried.fault.message
            return ("json-syntax", Problem(message, at: spot, severity: .info))
        }
        return ("json-syntax", Problem("Inside the string: \(carried.fault.message)", at: spot))
    }

    /// - Parameter called: what should have held a payload: “this file”.
    static func missingPayload(in root: Node, called: String) -> PayloadDocument.ReadingProblem {
        let message = "No payload was found in \(called): \(MissingPayload.reason(in: root))"
        let start = Spot(root)
        return (
            "payload-not-found",
            Problem(message, at: Spot(file: start.file, range: start.range.prefix(1), pointer: root.pointer))
        )
    }
}

extension Range<Int> {
    /// At most the first bytes of the range.
    fileprivate func prefix(_ length: Int) -> Range<Int> {
        lowerBound..<Swift.min(upperBound, lowerBound + length)
    }
}
