import Payloads
import SourceTree

/// Lints one file after another under the same rules, on one thread, keeping at hand what was made ready.
public struct LintWorker {
    private let program: LintProgram
    private var envelopeRules: RuleWorker
    private var payloadRules: RuleWorker
    /// Whether any rule about envelopes may apply to one, by the envelope's name.
    private var isInterested: [String: Bool] = [:]

    /// One that has not worked yet.
    public init(_ program: LintProgram) {
        self.program = program
        envelopeRules = RuleWorker(program.envelopeRules, program.timings)
        payloadRules = RuleWorker(program.payloadRules, program.timings)
    }

    /// All that is found in a file: what reading it showed, what is wrong with its envelopes, and with its payloads.
    ///
    /// - Parameters:
    ///   - contexts: those of the document's payloads (`LintProgram.contexts`).
    ///   - ignores: the entries of the configuration's `ignore` that concern the file; nil for the program's own.
    public mutating func findings(
        in document: PayloadDocument, contexts: [LintContext], app: AppResources,
        ignoring ignores: [IgnoreEntry]? = nil,
        resolver: inout PlaceResolver
    ) -> [Finding] {
        let program = ignores.map { self.program.ignoring($0) } ?? self.program
        var findings = document.problems.compactMap {
            program.finding($0.problem, rule: $0.rule, resolver: &resolver)
        }
        let envelopes = document.documents.filter { hasRules(for: $0.envelope) }.map { Payload($0) }
        for context in program.contexts(for: envelopes, app: app) {
            program.add(envelopeRules.problems(in: context), of: program.envelopeRules, to: &findings, &resolver)
        }
        for context in contexts {
            program.add(payloadRules.problems(in: context), of: program.payloadRules, to: &findings, &resolver)
        }
        return findings
    }

    private mutating func hasRules(for envelope: String) -> Bool {
        if let known = isInterested[envelope] { return known }
        let formats = FormatSet(envelope)
        let isInterested = program.envelopeRules.mayApply(in: formats)
        self.isInterested[envelope] = isInterested
        return isInterested
    }
}
