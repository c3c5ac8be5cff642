import Payloads
import SourceTree

/// A file that was read as one that holds payloads.
public struct PayloadDocument: Sendable {
    /// Something seen while reading, and the rule that it falls under.
    public typealias ReadingProblem = (rule: String, problem: Problem)

    public let source: Source
    /// The documents that were recognised, each with the name of its form.
    public let documents: [EnvelopeContents.Recognised]
    public let payloads: [CarriedPayload]
    public let problems: [ReadingProblem]
    /// Whether the text could be read at all.
    public let isReadable: Bool

    /// Reads JSON, or YAML where the name says so.
    ///
    /// - Parameter mustHold: whether it is a problem when the file holds no payload.
    public init(_ source: Source, mustHold: Bool) {
        self.source = source
        do {
            let tree = try PayloadDocument.parse(source)
            let contents = Envelopes.contents(of: tree.root)
            payloads = contents?.payloads ?? []
            documents = contents?.documents ?? []
            isReadable = true
            var problems = ReadingProblems.problems(in: tree)
            for fault in contents?.faults ?? [] {
                problems.append(ReadingProblems.problem(fault.fault, in: fault.host))
            }
            for misfit in contents?.misfits ?? [] {
                problems.append(("payload-not-found", Problem(misfit.message, at: Spot(misfit.place))))
            }
            if contents == nil, mustHold { problems.append(ReadingProblems.missingPayload(in: tree.root)) }
            self.problems = problems
        } catch {
            payloads = []
            documents = []
            isReadable = false
            problems = [("json-syntax", Problem(error.message, at: Spot(file: source, range: error.range)))]
        }
    }

    /// Whether the file is read as JSON, and not as YAML.
    var isJSON: Bool { PayloadDocument.isJSON(source) }

    private static func isJSON(_ source: Source) -> Bool {
        !source.name.hasSuffix(".yml") && !source.name.hasSuffix(".yaml")
    }

    private static func parse(_ source: Source) throws(SyntaxFault) -> Tree {
        isJSON(source) ? try JSONParser.parse(source) : try YAMLParser.parse(source)
    }
}

extension PayloadDocument {
    /// Whether a text could hold a payload: every envelope has the word `aps`, or `APNS`, somewhere. A look that costs
    /// little, for files that nobody named.
    public static func mayHoldPayload(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            guard bytes.count >= 5 else { return false }
            for index in 1..<bytes.count - 2
            where
                (bytes[index] == UInt8(ascii: "a") && bytes[index + 1] == UInt8(ascii: "p")
                && bytes[index + 2] == UInt8(ascii: "s"))
                || (bytes[index] == UInt8(ascii: "A") && bytes[index + 1] == UInt8(ascii: "P")
                    && bytes[index + 2] == UInt8(ascii: "N"))
            {
                // A word by itself, or the start of APNS, APNS_SANDBOX and the like; `maps` and `caps` are not it.
                if !isLetter(bytes[index - 1]), bytes[index] == UInt8(ascii: "A") || !isLetterAt(bytes, index + 3) {
                    return true
                }
            }
            return false
        }
    }

    private static func isLetterAt(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index < bytes.count && isLetter(bytes[index])
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
}
