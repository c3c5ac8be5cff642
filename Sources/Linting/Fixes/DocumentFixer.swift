import Payloads
import SourceTree

/// Puts right what a program's rules find in one file, as far as their fixes go.
///
/// It works in rounds: the fixes that do not overlap are made together, then the file is read and linted again. What a
/// round makes must read well, hold the same payloads, have fewer findings than before and no more of any rule; else
/// the fixes that are to blame are left out. So the work ends, and doing it twice changes nothing more.
public struct DocumentFixer: Sendable {
    /// What came of fixing a document.
    public struct Result: Sendable {
        /// The file as it is afterwards.
        public let document: PayloadDocument
        /// The payloads as they are after the fixes.
        public let payloads: [Payload]
        /// What is left.
        public let findings: [Finding]
        /// How many findings are gone.
        public let fixedCount: Int
        /// Findings whose fix was left out, since it would have led to others.
        public let refused: [Finding]
    }

    /// A file in one state, with what is found in it.
    private struct State {
        let document: PayloadDocument
        let payloads: [Payload]
        let findings: [Finding]
        /// How many findings there are; what is said once in a run concerns the run, not the file.
        var count: Int { findings.count { !$0.isOncePerRun } }
        /// How many findings each rule has, and each kind of trouble that reading shows, be its rule on or off.
        let counts: [String: Int]
    }

    /// How often a file is read and linted at most, for files that are made to take long.
    private static let maximumAttempts = 1000

    private let program: LintProgram
    private let app: AppResources

    /// - Parameter app: the app's side, with its string tables even if the file as it is asks for none.
    public init(_ program: LintProgram, app: AppResources) {
        self.program = program
        self.app = app
    }

    /// Makes all fixes of a document that are safe.
    public func fix(_ document: PayloadDocument) -> Result {
        let start = state(of: document)
        var current = start
        var round = Round()
        // What was left out is tried once more when all else is done, since it may have become possible.
        var isLastTry = false
        while round.attempts < DocumentFixer.maximumAttempts {
            let candidates = current.findings.filter { $0.fix != nil && !round.refused.contains(Matter($0)) }
            let batch = FixBatch(choosingFrom: candidates.compactMap(\.fix), allowsNeighbours: document.isJSON)
            if batch.fixes.isEmpty {
                if isLastTry || round.refused.isEmpty { break }
                isLastTry = true
                round.refused = []
                continue
            }
            round.bad = []
            if let next = goodPart(of: batch.fixes[...], current, &round)?.state {
                current = next
                isLastTry = false
            }
            for finding in candidates where finding.fix.map(round.bad.contains) ?? false {
                round.refused.insert(Matter(finding))
            }
        }
        return Result(
            document: current.document, payloads: current.payloads, findings: current.findings,
            fixedCount: start.count - current.count,
            refused: current.findings.filter { $0.fix != nil && round.refused.contains(Matter($0)) })
    }

    // MARK: Rounds

    /// What a finding is about, wherever in the file it has moved.
    private struct Matter: Hashable {
        let rule: String
        let pointer: String
        let message: String

        init(_ finding: Finding) {
            rule = finding.rule
            pointer = finding.place.pointer
            message = finding.message
        }
    }

    private struct Round {
        /// How often the file was read and linted so far.
        var attempts = 0
        /// The fixes that were found to be to blame in this round.
        var bad: Set<PlacedFix> = []
        /// What is not tried any more.
        var refused: Set<Matter> = []
    }

    /// The fixes that can be made together, and the state that they lead to; nil when none of them can.
    private func goodPart(
        of fixes: ArraySlice<PlacedFix>, _ state: State, _ round: inout Round
    ) -> (fixes: [PlacedFix], state: State)? {
        guard round.attempts < DocumentFixer.maximumAttempts else { return nil }
        round.attempts += 1
        if let next = attempt(Array(fixes), state) { return (Array(fixes), next) }
        if fixes.count == 1 {
            round.bad.formUnion(fixes)
            return nil
        }
        let middle = fixes.startIndex + fixes.count / 2
        let left = goodPart(of: fixes[..<middle], state, &round)
        let right = goodPart(of: fixes[middle...], state, &round)
        guard let left, let right else { return left ?? right }
        let both = left.fixes + right.fixes
        round.attempts += 1
        return attempt(both, state).map { (both, $0) } ?? left
    }

    private func attempt(_ fixes: [PlacedFix], _ state: State) -> State? {
        let source = state.document.source
        let bytes = FixBatch(fixes).applied(to: source.bytes)
        let next = self.state(
            of: PayloadDocument(
                Source(name: source.name, bytes: bytes), mustHold: true, isTemplate: state.document.isTemplate,
                pushType: state.document.pushType))
        return isBetter(next, than: state) ? next : nil
    }

    private func isBetter(_ next: State, than state: State) -> Bool {
        next.document.isReadable
            && next.payloads.map(\.envelope) == state.payloads.map(\.envelope)
            && next.document.documents.count == state.document.documents.count
            && next.count < state.count
            && next.counts.allSatisfy { $0.value <= state.counts[$0.key] ?? 0 }
    }

    private func state(of document: PayloadDocument) -> State {
        let payloads = program.payloads(of: document)
        var resolver = PlaceResolver()
        let findings = program.findings(in: document, payloads: payloads, app: app, resolver: &resolver)
        var counts: [String: Int] = [:]
        for finding in findings where !finding.isOncePerRun { counts[finding.rule, default: 0] += 1 }
        for problem in document.problems { counts["reading " + problem.rule, default: 0] += 1 }
        return State(document: document, payloads: payloads, findings: findings.sorted(), counts: counts)
    }
}
