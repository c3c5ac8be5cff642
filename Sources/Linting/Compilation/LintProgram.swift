import Payloads
import SourceTree
import StringTables

/// The rules that hold for a file, ready to run, with its settings.
public struct LintProgram: Sendable {
    public let settings: Settings
    fileprivate let rules: [(rule: CompiledRule, severity: Severity)]
    /// The rules whose findings come from reading files.
    private let readerRules: [String: (severity: Severity, documentation: String?)]
    private let pointerOverrides: [PointerOverride]

    init(_ table: RuleTable, settings: Settings, pointerOverrides: [PointerOverride] = []) {
        self.settings = settings
        self.pointerOverrides = pointerOverrides
        var compiler = RuleCompiler()
        var rules: [(rule: CompiledRule, severity: Severity)] = []
        var readerRules: [String: (severity: Severity, documentation: String?)] = [:]
        let revived = Set(pointerOverrides.flatMap { $0.settings.filter { $0.value != .off }.keys })
        for active in table.all where active.isOn || revived.contains(active.definition.id) {
            if active.definition.isReportedByReader {
                readerRules[active.definition.id] = (active.severity, active.documentation)
            } else {
                rules.append((compiler.compile(active), active.severity))
            }
        }
        self.rules = rules
        self.readerRules = readerRules
        switchedOff = Set(table.all.filter { !$0.isOn }.map(\.definition.id))
    }

    /// Rules that run for the sake of a pointer override only.
    private let switchedOff: Set<String>

    /// Whether any rule wants the app's string tables for this payload.
    public func needsStringTables(for payload: Payload) -> Bool {
        rules.contains {
            $0.rule.applies(to: payload) && $0.rule.needsStringTables(for: payload, settings: settings)
        }
    }

    /// What the rules find in a payload.
    public func findings(
        in payload: Payload, app: AppResources, resolver: inout PlaceResolver
    ) -> [Finding] {
        findings(LintContext(payload: payload, settings: settings, app: app), isEnvelope: false, &resolver)
    }

    /// What the rules about envelopes find in one, whatever payloads it carries.
    public func findings(in envelope: EnvelopeContents.Recognised, resolver: inout PlaceResolver) -> [Finding] {
        let payload = Payload(CarriedPayload(root: envelope.root, envelope: envelope.envelope))
        return findings(LintContext(payload: payload, settings: settings), isEnvelope: true, &resolver)
    }

    private func findings(
        _ context: LintContext, isEnvelope: Bool, _ resolver: inout PlaceResolver
    ) -> [Finding] {
        var problems: [(problem: Problem, rule: CompiledRule, severity: Severity)] = []
        for (rule, severity) in rules
        where (rule.target == .envelope) == isEnvelope && rule.applies(to: context.payload) {
            rule.run(in: context) { problems.append(($0, rule, severity)) }
        }
        return problems.compactMap { problem, rule, severity in
            let finding = resolver.finding(
                problem, rule: rule.id, severity: severity, documentation: rule.documentation)
            return weighed(finding, isOn: !switchedOff.contains(rule.id))
        }
    }

    /// A finding for something that was seen while reading a file; nil when its rule is off.
    public func finding(
        _ problem: Problem, rule: String, resolver: inout PlaceResolver
    ) -> Finding? {
        guard let (severity, documentation) = readerRules[rule] else { return nil }
        let finding = resolver.finding(problem, rule: rule, severity: severity, documentation: documentation)
        return weighed(finding, isOn: !switchedOff.contains(rule))
    }

    /// Applies the override whose pointer covers the finding: the longest, and of equally long ones the last.
    private func weighed(_ finding: Finding, isOn: Bool) -> Finding? {
        let covering = pointerOverrides.filter {
            $0.settings[finding.rule] != nil && $0.covers(finding.place.pointer)
        }
        let length = covering.map { $0.pointer.tokens.count }.max()
        guard let setting = covering.last(where: { $0.pointer.tokens.count == length })?.settings[finding.rule] else {
            return isOn ? finding : nil
        }
        switch setting {
        case .off: return nil
        case .on: return finding
        case .severity(let severity): return finding.weighing(severity)
        }
    }
}

extension LintProgram {
    /// The rules that are on, with whether their paths select anything in a payload.
    public func rulesWithMatches(in payload: Payload) -> [(rule: String, hasMatch: Bool)] {
        rules.map { rule, _ in (rule.id, rule.applies(to: payload) && rule.selectsAnything(in: payload)) }
    }
}
