import Payloads
import SourceTree
import StringTables

/// The rules that hold for a file, ready to run, with its settings.
public struct LintProgram: Sendable {
    public let settings: Settings
    fileprivate let rules: [(rule: CompiledRule, weight: RuleWeight)]
    /// The rules whose findings come from reading files.
    private let readerRules: [String: (weight: RuleWeight, documentation: String?)]
    private let pointerOverrides: [PointerOverride]
    /// The entries of the configuration's `ignore` that concern the file.
    private var ignores: [IgnoreEntry] = []
    private let table: RuleTable

    init(_ table: RuleTable, settings: Settings, pointerOverrides: [PointerOverride] = []) {
        self.settings = settings
        self.pointerOverrides = pointerOverrides
        self.table = table
        var rules: [(rule: CompiledRule, weight: RuleWeight)] = []
        var readerRules: [String: (weight: RuleWeight, documentation: String?)] = [:]
        let revived = Set(pointerOverrides.flatMap { $0.settings.filter { $0.value != .off }.keys })
        for active in table.all where active.isOn || revived.contains(active.definition.id) {
            let weight = RuleWeight(severity: active.severity, isStated: active.isSeverityStated)
            if active.definition.isReportedByReader {
                readerRules[active.definition.id] = (weight, active.documentation)
            } else {
                rules.append((CompiledRule(active), weight))
            }
        }
        self.rules = rules
        self.readerRules = readerRules
        switchedOff = Set(table.all.filter { !$0.isOn }.map(\.definition.id))
        tableRules = Set(table.all.filter(\.definition.isAboutStringTables).map(\.definition.id))
    }

    private let tableRules: Set<String>

    /// Whether a rule is about string tables, whatever payloads there are.
    public func isAboutStringTables(_ rule: String) -> Bool { tableRules.contains(rule) }

    /// Where the time of each rule is written down; nil to take no time.
    private var timings: RuleTimings?

    /// The same rules, with the time of each written down.
    public func timed(by timings: RuleTimings?) -> LintProgram {
        var program = self
        program.timings = timings
        return program
    }

    /// Rules that run for the sake of a pointer override only.
    private let switchedOff: Set<String>

    /// The same rules for a file that some entries of the configuration's `ignore` concern.
    public func ignoring(_ entries: [IgnoreEntry]) -> LintProgram {
        if entries.isEmpty && ignores.isEmpty { return self }
        var program = self
        program.ignores = entries
        return program
    }

    /// Whether any rule wants the app's string tables for this payload.
    public func needsStringTables(for payload: Payload) -> Bool {
        rules.contains {
            $0.rule.target != .envelope && $0.rule.applies(to: payload)
                && $0.rule.needsStringTables(for: payload, settings: settings)
        }
    }

    /// What the rules find in a payload.
    public func findings(
        in payload: Payload, app: AppResources, resolver: inout PlaceResolver
    ) -> [Finding] {
        findings(LintContext(payload: payload, settings: settings, app: app), isEnvelope: false, &resolver)
    }

    /// Whether any rule wants the app's string tables for this envelope.
    public func needsStringTables(for envelope: EnvelopeContents.Recognised) -> Bool {
        let payload = Payload(envelope)
        return rules.contains {
            $0.rule.target == .envelope && $0.rule.applies(to: payload)
                && $0.rule.needsStringTables(forEnvelope: payload)
        }
    }

    /// What the rules about envelopes find in one, whatever payloads it carries.
    public func findings(
        in envelope: EnvelopeContents.Recognised, app: AppResources, resolver: inout PlaceResolver
    ) -> [Finding] {
        findings(
            LintContext(payload: Payload(envelope), settings: settings, app: app), isEnvelope: true, &resolver)
    }

    private func findings(
        _ context: LintContext, isEnvelope: Bool, _ resolver: inout PlaceResolver
    ) -> [Finding] {
        var problems: [(problem: Problem, rule: CompiledRule, weight: RuleWeight)] = []
        for (rule, weight) in rules
        where (rule.target == .envelope) == isEnvelope && rule.applies(to: context.payload) {
            guard let timings else {
                rule.run(in: context) { problems.append(($0, rule, weight)) }
                continue
            }
            timings.measure(rule.id) { rule.run(in: context) { problems.append(($0, rule, weight)) } }
        }
        return problems.compactMap { problem, rule, weight in
            self.weight(of: rule.id, weight, at: problem.spot).map {
                resolver.finding(
                    problem, rule: rule.id, weight: $0, documentation: rule.documentation, ignores: ignores)
            }
        }
    }

    /// A finding for something that was seen while reading a file; nil when its rule is off.
    public func finding(
        _ problem: Problem, rule: String, resolver: inout PlaceResolver
    ) -> Finding? {
        guard let (own, documentation) = readerRules[rule] else { return nil }
        return weight(of: rule, own, at: problem.spot).map {
            resolver.finding(problem, rule: rule, weight: $0, documentation: documentation, ignores: ignores)
        }
    }

    /// What a rule weighs at a place, nil when it is off there: the override whose pointer covers the place decides, the
    /// longest one, and of equally long ones the last.
    private func weight(of rule: String, _ own: RuleWeight, at spot: Spot) -> RuleWeight? {
        let isOn = !switchedOff.contains(rule)
        if pointerOverrides.isEmpty { return isOn ? own : nil }
        let pointer = spot.pointer.description
        let covering = pointerOverrides.filter { $0.settings[rule] != nil && $0.covers(pointer) }
        let length = covering.map { $0.pointer.tokens.count }.max()
        switch covering.last(where: { $0.pointer.tokens.count == length })?.settings[rule] {
        case nil: return isOn ? own : nil
        case .off: return nil
        case .on: return own
        case .severity(let severity): return RuleWeight(severity: severity, isStated: true)
        }
    }
}

extension LintProgram {
    /// A rule as it holds for these files; nil for a name that no rule has.
    public func summary(of rule: String) -> RuleSummary? {
        table[rule].map { RuleSummary($0) }
    }

    /// The rules that are on, with whether their paths select anything in a payload.
    public func rulesWithMatches(in payload: Payload) -> [(rule: String, hasMatch: Bool)] {
        rules.map { rule, _ in (rule.id, rule.applies(to: payload) && rule.selectsAnything(in: payload)) }
    }
}

extension Payload {
    /// An envelope as what rules look at: its root stands in the payload's place.
    fileprivate init(_ envelope: EnvelopeContents.Recognised) {
        self.init(CarriedPayload(root: envelope.root, envelope: envelope.envelope))
    }
}
