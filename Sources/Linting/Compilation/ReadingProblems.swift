import SourceTree

/// Puts what was seen while reading a payload file into problems.
enum ReadingProblems {
    static func problems(in tree: Tree) -> [PayloadDocument.ReadingProblem] {
        let kept = tree.irregularities.prefix(ProblemCollection.maximumPerRule)
        let excess = tree.irregularities.count - kept.count
        let rest = excess > 0 ? [("json-duplicate-key", ProblemCollection.excess(excess, at: Spot(tree.root)))] : []
        return kept.map { problem($0, in: tree) } + rest
    }

    private static func problem(_ irregularity: Irregularity, in tree: Tree) -> PayloadDocument.ReadingProblem {
        let range = tree.rangeInFile(irregularity.range)
        switch irregularity.kind {
        case .byteOrderMark:
            let message =
                "The file starts with a byte order mark (U+FEFF), which JSON must not have (RFC 8259, section "
                + "8.1). Save it as UTF-8 without one."
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

    /// A fault in a text that an envelope carries inside a string.
    static func problem(_ fault: SyntaxFault, in host: Node) -> PayloadDocument.ReadingProblem {
        let range = Embedding.text(of: host)?.embedding.outerRange(of: fault.range) ?? host.range
        let spot = Spot(
            file: host.tree.file, range: host.tree.rangeInFile(range), pointer: host.pointer)
        return ("json-syntax", Problem("Inside the string: \(fault.message)", at: spot))
    }

    static func missingPayload(in root: Node) -> PayloadDocument.ReadingProblem {
        var message = "No payload was found in this file: "
        switch root.kind {
        case .object where root.count == 0: message += "the object is empty."
        case .object:
            message += "the object has no aps, and is no envelope that is known."
            if let near = root.members.first(where: { ["apns", "APS", "Aps", "asp", "ap", "api"].contains($0.name) }) {
                message += " Is “\(near.name)” meant to be “aps”?"
            }
        default: message += "a payload is an object, this is \(root.kind.described)."
        }
        let start = Spot(root)
        return (
            "payload-not-found",
            Problem(message, at: Spot(file: start.file, range: start.range.prefix(1), pointer: JSONPointer([])))
        )
    }
}

extension Range<Int> {
    /// At most the first bytes of the range.
    fileprivate func prefix(_ length: Int) -> Range<Int> {
        lowerBound..<Swift.min(upperBound, lowerBound + length)
    }
}
