import Payloads
import SourceTree
import StringTables

/// The rules that hold for a file, ready to run, with its settings.
public struct LintProgram: Sendable {
    /// The settings that hold for the file.
    public let settings: Settings
    /// The rules about payloads and their headers.
    let payloadRules: RuleSelection
    /// The rules about envelopes.
    let envelopeRules: RuleSelection
    /// The rules whose findings come from reading files.
    private let readerRules: [String: (weight: RuleWeight, documentation: String?)]
    private let pointerOverrides: [PointerOverride]
    /// The entries of the configuration's `ignore` that concern the file.
    private var ignores: [IgnoreEntry] = []
    private let table: RuleTable
    /// Rules that run for the sake of a pointer override only.
    private let switchedOff: Set<String>

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
        payloadRules = RuleSelection(rules.filter { $0.rule.target != .envelope })
        envelopeRules = RuleSelection(rules.filter { $0.rule.target == .envelope })
        self.readerRules = readerRules
        switchedOff = Set(table.all.filter { !$0.isOn }.map(\.definition.id))
    }

    /// Whether a rule is about string tables, whatever payloads there are.
    public func isAboutStringTables(_ rule: String) -> Bool {
        table[rule]?.definition.isAboutStringTables ?? false
    }

    /// Where the time of each rule is written down; nil to take no time.
    private(set) var timings: RuleTimings?

    /// The same rules, with the time of each written down.
    public func timed(by timings: RuleTimings?) -> LintProgram {
        var program = self
        program.timings = timings
        return program
    }

    /// The same rules for a file that some entries of the configuration's `ignore` concern.
    public func ignoring(_ entries: [IgnoreEntry]) -> LintProgram {
        if entries.isEmpty && ignores.isEmpty { return self }
        var program = self
        program.ignores = entries
        return program
    }

    /// The same rules, made ready once more for one thread alone: threads that count references to one object slow one
    /// another down, which long runs notice.
    public func separate() -> LintProgram {
        var own = LintProgram(table, settings: settings, pointerOverrides: pointerOverrides)
        own.ignores = ignores
        own.timings = timings
        return own
    }

    /// Whether any rule wants the app's string tables for this payload.
    public func needsStringTables(for payload: Payload) -> Bool {
        payloadRules.rules.contains {
            $0.mayUseStringTables && $0.applies(to: payload)
                && $0.needsStringTables(for: payload, settings: settings)
        }
    }

    /// Whether any rule wants the app's string tables for this envelope.
    public func needsStringTables(for envelope: EnvelopeContents.Recognised) -> Bool {
        let payload = Payload(envelope)
        return envelopeRules.rules.contains {
            $0.mayUseStringTables && $0.applies(to: payload) && $0.needsStringTables(forEnvelope: payload)
        }
    }

    /// Puts problems of a selection's rules among the findings, those of rules that are off at their places left out.
    func add(
        _ problems: [(problem: Problem, rule: Int)], of selection: RuleSelection, to findings: inout [Finding],
        _ resolver: inout PlaceResolver
    ) {
        for (problem, number) in problems {
            let (rule, own) = (selection.rules[number], selection.weights[number])
            guard let weight = weight(of: rule.id, own, at: problem.spot) else { continue }
            findings.append(
                resolver.finding(
                    problem, rule: rule.id, weight: weight, documentation: rule.documentation, ignores: ignores))
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
        (payloadRules.rules + envelopeRules.rules).map { rule in
            (rule.id, rule.applies(to: payload) && rule.selectsAnything(in: payload))
        }
    }
}

extension Payload {
    /// An envelope as what rules look at: its root stands in the payload's place.
    init(_ envelope: EnvelopeContents.Recognised) {
        self.init(CarriedPayload(root: envelope.root, envelope: envelope.envelope))
    }
}
