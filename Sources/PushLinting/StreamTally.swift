import Linting
import SourceTree
import StringTables

/// What a stream has come to so far.
struct StreamTally {
    var files = 0
    /// Whether whoever takes the findings wants no more.
    private(set) var isOver = false
    private var payloads = 0
    private var counts: [Severity: Int] = [:]
    private var keys: Set<TableKey> = []
    /// What is said once in a run, and has been said.
    private(set) var said: Set<String> = []

    var summary: LintReport.Summary {
        LintReport.Summary(
            files: files, payloads: payloads, errors: counts[.error] ?? 0, warnings: counts[.warning] ?? 0,
            infos: counts[.info] ?? 0)
    }

    mutating func take(_ result: StreamBlockLint.Result, _ deliver: ([Finding]) -> Bool) {
        payloads += result.payloads
        keys.formUnion(result.keys)
        hand(result.findings, to: deliver)
    }

    mutating func hand(_ findings: [Finding], to deliver: ([Finding]) -> Bool) {
        if isOver { return }
        let new = findings.filter { !$0.isOncePerRun || said.insert($0.message).inserted }
        for finding in new { counts[finding.severity, default: 0] += 1 }
        if !new.isEmpty, !deliver(new) { isOver = true }
    }

    /// The keys that the payloads named since they were taken last.
    mutating func takeKeys() -> Set<TableKey> {
        defer { keys = [] }
        return keys
    }
}
