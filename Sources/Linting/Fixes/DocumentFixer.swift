import Payloads
import SourceTree
import StringTables

/// Puts right what a program's rules find in one file, as far as their fixes go.
///
/// It works in rounds: the fixes that do not overlap are made together, then the file is read and linted again. What a
/// round makes must read well, hold the same payloads, have fewer findings than before and no more of any rule; else
/// the fixes that are to blame are left out. So the work ends, and doing it twice changes nothing more.
public struct DocumentFixer: Sendable {
    public struct Result: Sendable {
        /// The file as it is afterwards.
        public let document: PayloadDocument
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
    private let strings: AppStrings?

    /// - Parameter strings: the app's string tables, even if the file as it is asks for none.
    public init(_ program: LintProgram, strings: AppStrings?) {
        self.program = program
        self.strings = strings
    }

    public func fix(_ document: PayloadDocument) -> Result {
        let start = state(of: document)
        var current = start
        var refused: Set<Finding> = []
        var attempts = 0
        while attempts < DocumentFixer.maximumAttempts {
            let candidates = current.findings.filter { $0.fix != nil && !refused.contains($0) }
            let batch = FixBatch(choosingFrom: candidates.compactMap(\.fix), allowsNeighbours: document.isJSON)
            if batch.fixes.isEmpty { break }
            if let next = largestGoodPart(of: batch, current, &attempts) {
                current = next
                refused = []
            } else {
                refused.formUnion(candidates.filter { $0.fix.map(batch.fixes.contains) ?? false })
            }
        }
        return Result(
            document: current.document, payloads: current.payloads, findings: current.findings,
            fixedCount: start.count - current.count, refused: refused.sorted())
    }

    // MARK: Rounds

    /// The state that a batch leads to, or else one that a part of it leads to; nil when no part of it is good.
    private func largestGoodPart(of batch: FixBatch, _ state: State, _ attempts: inout Int) -> State? {
        goodPart(of: batch.fixes[...], state, &attempts)?.state
    }

    private func goodPart(
        of fixes: ArraySlice<PlacedFix>, _ state: State, _ attempts: inout Int
    ) -> (fixes: [PlacedFix], state: State)? {
        guard attempts < DocumentFixer.maximumAttempts else { return nil }
        attempts += 1
        if let next = attempt(Array(fixes), state) { return (Array(fixes), next) }
        if fixes.count == 1 { return nil }
        let middle = fixes.startIndex + fixes.count / 2
        let left = goodPart(of: fixes[..<middle], state, &attempts)
        let right = goodPart(of: fixes[middle...], state, &attempts)
        guard let left, let right else { return left ?? right }
        let both = left.fixes + right.fixes
        attempts += 1
        return attempt(both, state).map { (both, $0) } ?? left
    }

    private func attempt(_ fixes: [PlacedFix], _ state: State) -> State? {
        let source = state.document.source
        let bytes = FixBatch(fixes).applied(to: source.bytes)
        let next = self.state(of: PayloadDocument(Source(name: source.name, bytes: bytes), mustHold: true))
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
        let findings = program.findings(in: document, payloads: payloads, strings: strings, resolver: &resolver)
        var counts: [String: Int] = [:]
        for finding in findings where !finding.isOncePerRun { counts[finding.rule, default: 0] += 1 }
        for problem in document.problems { counts["reading " + problem.rule, default: 0] += 1 }
        return State(document: document, payloads: payloads, findings: findings.sorted(), counts: counts)
    }
}
