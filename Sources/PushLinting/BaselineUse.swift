import Linting
import SourceTree
import Workspace

/// A run's baseline: read before the run, and applied to what was found, or written anew.
struct BaselineUse {
    private let request: LintRequest
    private let path: Path
    /// The path as it is shown.
    private let name: String
    private let subject: LintReport.Subject
    /// Whether the configuration names the file, so that each run uses it.
    private let isConfigured: Bool
    /// What the file holds; nil where it is to be made.
    private let baseline: Baseline?

    /// Nil when the run has no baseline.
    ///
    /// - Parameter configured: the baseline that the configuration names.
    /// - Throws: why the file cannot be used.
    init?(_ request: LintRequest, configured: ScopedPattern?, subject: LintReport.Subject) throws(BaselineFault) {
        let named = request.baseline.map { ScopedPattern(pattern: $0, folder: request.currentFolder) }
        let written = ScopedPattern(
            pattern: BaselineUse.standardName(for: subject), folder: request.currentFolder)
        guard let place = named ?? configured ?? (request.writesBaseline ? written : nil) else { return nil }
        self.request = request
        self.subject = subject
        isConfigured = named == nil && configured != nil
        path = Path(place.pattern).absolute(in: place.folder)
        name = path.relative(to: request.currentFolder).text
        baseline = try BaselineUse.read(path, name, subject, mayBeMissing: request.writesBaseline)
    }

    private static func standardName(for subject: LintReport.Subject) -> String {
        switch subject {
        case .payloads, .documents: ".pushlint-baseline.json"
        case .stringTables: ".pushlint-strings-baseline.json"
        }
    }

    private static func read(
        _ path: Path, _ name: String, _ subject: LintReport.Subject, mayBeMissing: Bool
    ) throws(BaselineFault) -> Baseline? {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try FileReader.read(path)
        } catch {
            if mayBeMissing, error.reason == .missing { return nil }
            throw BaselineFault(
                Trouble("The baseline cannot be read. \(error.message) --write-baseline makes one.", file: name))
        }
        let baseline: Baseline
        do throws(RuleSetFault) {
            baseline = try Baseline(reading: Source(name: name, bytes: bytes))
        } catch {
            throw BaselineFault(Trouble(error))
        }
        guard baseline.subject == subject else {
            let other = baseline.subject == .payloads ? "pushlint lint" : "pushlint strings"
            throw BaselineFault(Trouble("This is a baseline of “\(other)”; each command has its own.", file: name))
        }
        return baseline
    }

    // MARK: After the run

    /// The outcome without what the baseline holds, or, where it is to be written, without what it now holds.
    func applied(to outcome: LintOutcome) -> LintOutcome {
        request.writesBaseline ? written(for: outcome) : hiding(outcome, baseline)
    }

    private func hiding(_ outcome: LintOutcome, _ baseline: Baseline?) -> LintOutcome {
        guard let baseline else { return outcome }
        let (new, unmatched) = baseline.compare(with: outcome.report.findings) { storedName(of: $0) }
        var setAside = outcome.report.setAside
        setAside.inBaseline = outcome.report.findings.count - new.count
        setAside.goneFromBaseline =
            outcome.troubles.isEmpty
            ? unmatched.filter { isInScope($0, outcome.scope) }.reduce(0) { $0 + $1.count } : 0
        setAside.baseline = name
        var result = outcome
        result.report = outcome.report.keeping(new, setAside: setAside)
        return result
    }

    /// Writes what was found, and keeps of the old entries those for files that the run did not look at.
    private func written(for outcome: LintOutcome) -> LintOutcome {
        var result = outcome
        guard outcome.troubles.isEmpty else {
            result.troubles.append(
                Trouble("The baseline was not written, since the run could not look at everything.", file: name))
            return result
        }
        let found = Baseline(subject: subject, of: outcome.report.findings) { storedName(of: $0) }
        let kept = (baseline?.entries ?? []).filter { !isInScope($0, outcome.scope) }
        let new = Baseline(subject: subject, entries: kept + found.entries)
        let unmatched = baseline?.compare(with: outcome.report.findings) { storedName(of: $0) }.unmatched ?? []
        let dropped = unmatched.filter { isInScope($0, outcome.scope) }.reduce(0) { $0 + $1.count }
        do throws(FileProblem) {
            try FileWriter.write(Array(new.text.utf8), to: path)
        } catch {
            result.troubles.append(Trouble("The baseline could not be written. \(error.message)", file: name))
            return result
        }
        result.notes.append(note(new, dropped: dropped))
        return hiding(result, new)
    }

    private func note(_ baseline: Baseline, dropped: Int) -> String {
        let count = baseline.entries.reduce(0) { $0 + $1.count }
        var note = "Wrote \(count.counting("finding")) to \(name)"
        if dropped > 0 { note += " and dropped \(dropped) that \(dropped == 1 ? "is" : "are") there no more" }
        if isConfigured { return note + "." }
        let setting = subject == .payloads ? ", or name it as “baseline” in the configuration" : ""
        return note + ". Use it with --baseline \(name)\(setting)."
    }

    // MARK: Paths

    private var folder: Path { path.parent ?? .root }

    /// A finding's file as the baseline names it, from the folder that the baseline stands in.
    private func storedName(of finding: Finding) -> String {
        Path(finding.place.file).absolute(in: request.currentFolder).relative(to: folder).text
    }

    private func isInScope(_ entry: Baseline.Entry, _ scope: LintScope) -> Bool {
        let path = Path(entry.file).absolute(in: folder)
        return scope.includes(path, shownAs: path.relative(to: request.currentFolder).text)
    }
}
