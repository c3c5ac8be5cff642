import Payloads
import SourceTree
import StringTables

/// Asks one rule after the other for its verdict on a text, each as if it were the only one: what several rules share is
/// worked out anew, so that each asks all that its verdict rests on.
struct TextJudge: Sendable {
    let program: LintProgram
    /// The text in which those that are judged stand.
    var source: Source
    /// How many more verdicts are worth looking for.
    var allowance = 3000
    /// How many more bytes may be learned, about.
    var room = 32 << 20
    /// Whether it is a problem when a text holds no payload.
    let mustHold: Bool
    private let app: AppResources
    private let contexts: ContextMaker
    private var envelopeRules: RuleWorker
    private var payloadRules: RuleWorker

    init(_ program: LintProgram, app: AppResources, mustHold: Bool, texts source: Source) {
        self.program = program
        self.mustHold = mustHold
        self.source = source
        self.app = app.separate()
        contexts = ContextMaker(settings: program.settings, app: self.app)
        envelopeRules = RuleWorker(program.envelopeRules)
        payloadRules = RuleWorker(program.payloadRules)
    }

    /// A text to be judged, which by itself takes as long as some verdicts.
    mutating func watched(_ view: TreeView) -> WatchedText {
        allowance -= 3
        return WatchedText(view, of: source, program, mustHold: mustHold)
    }

    /// All that a text is to be judged by.
    func subjects(in text: WatchedText) -> [Judgement.Subject] {
        let envelopes = text.document.documents.enumerated().flatMap { number, envelope in
            program.envelopeRules.numbers(for: Payload(envelope)).map { Judgement.Subject.envelope(number, rule: $0) }
        }
        let payloads = text.payloads.enumerated().flatMap { number, payload in
            program.payloadRules.numbers(for: payload).map { Judgement.Subject.payload(number, rule: $0) }
        }
        return envelopes + payloads
    }

    mutating func verdict(_ subject: Judgement.Subject, on text: WatchedText) -> Verdict {
        allowance -= 1
        switch subject {
        case .payload(let number, let rule):
            let payload = text.payloads[number]
            let context = { [contexts] in contexts.context(payload, text) }
            return Verdict(payloadRules.problems(in: payload, of: rule, context: context))
        case .envelope(let number, let rule):
            let envelope = Payload(text.document.documents[number])
            let context = { [contexts] in contexts.context(envelope, text) }
            return Verdict(envelopeRules.problems(in: envelope, of: rule, context: context))
        }
    }

    /// The keys of string tables that a text's payloads name.
    func keys(in text: WatchedText) -> [Node] {
        text.payloads.flatMap { contexts.context($0, text).alert.localizationKeys }
    }

    /// Whether the app's string tables are known.
    var hasTables: Bool { app.strings != nil }

    /// Whether the tables have a key.
    func hasText(for key: TableKey) -> Bool { app.hasText(for: key) }
}

extension RuleSelection {
    /// The rules that apply to a payload.
    fileprivate func numbers(for payload: Payload) -> [Int] { rules.indices.filter { rules[$0].applies(to: payload) } }
}
