import Payloads
import SourceTree

/// A file that was read as one that holds payloads.
public struct PayloadDocument: Sendable {
    /// Something seen while reading, and the rule that it falls under.
    public typealias ReadingProblem = (rule: String, problem: Problem)

    /// The file.
    public let source: Source
    /// The documents that were recognised, each with the name of its form.
    public let documents: [EnvelopeContents.Recognised]
    /// The payloads in it.
    public let payloads: [CarriedPayload]
    /// What reading it showed.
    public let problems: [ReadingProblem]
    /// Whether the text could be read at all.
    public let isReadable: Bool

    /// Whether the file was said to be a template, although its name does not tell.
    let isTemplate: Bool
    /// The push type that the file was said to be for.
    let pushType: PushType?

    /// Reads JSON, or what else the name or the source says: YAML, one JSON text a line, a template.
    ///
    /// - Parameters:
    ///   - mustHold: whether it is a problem when the file holds no payload.
    ///   - isTemplate: whether the file is a template although its name does not tell.
    ///   - pushType: the push type that the file is said to be for; a file that must hold a payload may be one without
    ///     `aps` then.
    public init(_ source: Source, mustHold: Bool, isTemplate: Bool = false, pushType: PushType? = nil) {
        self.init(
            source, PayloadText(source, isTemplate: isTemplate), mustHold: mustHold, isTemplate: isTemplate,
            pushType: pushType)
    }

    /// A JSON text that was read without any problem.
    ///
    /// - Parameters:
    ///   - mustHold: whether it is a problem when the file holds no payload.
    ///   - pushType: the push type that the file is said to be for.
    public init(_ tree: Tree, mustHold: Bool, pushType: PushType?) {
        self.init(tree.source, PayloadText(tree), mustHold: mustHold, pushType: pushType)
    }

    /// Some lines of a text that has one JSON text a line, each of which must hold a payload.
    ///
    /// - Parameters:
    ///   - trees: lines that were read without any problem.
    ///   - others: lines that are still to be read.
    ///   - pushType: the push type that the file is said to be for.
    public init(_ trees: [Tree], _ others: [JSONLineCheck.Line], of source: Source, pushType: PushType?) {
        self.init(source, PayloadText(trees, others, of: source), mustHold: true, pushType: pushType)
    }

    /// Looks for payloads in what was read.
    init(_ source: Source, _ text: PayloadText, mustHold: Bool, isTemplate: Bool = false, pushType: PushType?) {
        self.source = source
        self.isTemplate = isTemplate
        self.pushType = pushType
        var problems = text.problems
        var documents: [EnvelopeContents.Recognised] = []
        var payloads: [CarriedPayload] = []
        var strangers: [Node] = []
        for tree in text.trees {
            guard let contents = Envelopes.contents(of: tree.root, statedAs: mustHold ? pushType : nil) else {
                strangers.append(tree.root)
                continue
            }
            documents += contents.documents
            payloads += contents.payloads
            problems += contents.faults.map { ReadingProblems.problem($0) }
            problems += contents.strangers.map {
                ReadingProblems.missingPayload(in: $0, called: "this element of the list")
            }
        }
        if !documents.isEmpty || source.holdsLines {
            // Of a stream each line is judged by itself, whatever stands around it.
            problems += strangers.map { ReadingProblems.missingPayload(in: $0, called: "this line") }
        } else if mustHold, let root = strangers.first {
            problems.append(ReadingProblems.missingPayload(in: root, called: "this file"))
        }
        self.documents = documents
        self.payloads = payloads
        self.problems = problems
        isReadable = !text.trees.isEmpty
    }

    /// Whether the file is read as JSON, and not as YAML.
    var isJSON: Bool { !PayloadName.isYAML(source.name) }
}
