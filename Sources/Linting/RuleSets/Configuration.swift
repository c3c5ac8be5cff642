import Payloads
import SourceTree
import Workspace

/// All rule sets of a run, joined, checked and ready to give each file what holds for it.
public struct Configuration: Sendable {
    let base: ResolvedRuleSet
    /// What is likely a mistake in a rule set, a configuration or a schema that they name, and keeps nothing from
    /// running: keywords of schemas that look misspelt. Each once, in the order in which they were come upon.
    public let warnings: [RuleSetFault]

    /// - Parameters:
    ///   - layers: the configurations, the outermost first; if none of them extends anything, they stand on
    ///     `pushlint:recommended`.
    ///   - replacement: rule sets whose rules are taken in place of the configurations'; nil to take those.
    ///   - settings: what the command line says; it comes on top.
    ///   - readFile: reads the files that a rule set extends.
    /// - Throws: every mistake in the rule sets.
    public init(
        _ layers: [RuleSetLayer], replacingRulesWith replacement: [RuleSetLayer]? = nil,
        settings: Settings = Settings(),
        readFile: @escaping @Sendable (Path) -> Result<Source, FileProblem>
    ) throws(RuleSetFaults) {
        var (base, faults) = RuleSetResolver.resolve(
            layers, replacingRulesWith: replacement, readFile: readFile)
        base.settings = settings.merged(over: base.settings)
        self.base = base
        // The built-in rules are known to be right, and compiling them all would show in each start.
        var warnings = ([base.settings] + base.overrides.map(\.layer.settings)).flatMap(\.schemaWarnings)
        let tables = [base.table] + base.overrides.map { Configuration.table(of: base, applying: [$0]) }
        for rule in tables.flatMap(\.all) where !rule.isBuiltin {
            let review = RuleCompiler.review(of: rule)
            faults += review.faults
            warnings += review.warnings
        }
        if !faults.isEmpty { throw RuleSetFaults(faults) }
        var seen: Set<RuleSetFault> = []
        self.warnings = warnings.filter { seen.insert($0).inserted }
    }

    /// What holds where no override says otherwise.
    public var settings: Settings { base.settings }

    /// Every rule, switched on or not, in the order of definition.
    public var rules: [RuleSummary] {
        base.table.all.map { RuleSummary($0) }
    }

    /// Whether the same program holds for all files, since there are no overrides.
    public var isSameForAllFiles: Bool { base.overrides.isEmpty }

    /// Which overrides hold for a file, by their numbers; files with the same ones share a program.
    ///
    /// - Parameter path: absolute and normalised.
    public func overrides(for path: Path) -> [Int] {
        base.overrides.indices.filter { index in
            let override = base.overrides[index]
            guard path.isWithin(override.folder) else { return false }
            let relative = path.relative(to: override.folder)
            return override.targets.contains { $0.glob.matches(relative) }
        }
    }

    /// The entries of `ignore` that may concern findings in a file, without those whose last day is over.
    ///
    /// - Parameter path: absolute and normalised.
    public func ignores(for path: Path, on today: CalendarDate) -> [IgnoreEntry] {
        settings.ignores.filter { !$0.isOver(on: today) && $0.concerns(path) }
    }

    /// The rules and settings for files with these overrides.
    public func program(overrides numbers: [Int]) -> LintProgram {
        let overrides = numbers.map { base.overrides[$0] }
        let wholeFile = overrides.filter { override in override.targets.contains { $0.pointer == nil } }
        let pointers = overrides.flatMap { override in
            override.targets.compactMap { target in
                target.pointer.map { PointerOverride(pointer: $0, settings: override.ruleSettings) }
            }
        }
        var settings = base.settings
        for override in wholeFile { settings = override.layer.settings.merged(over: settings) }
        return LintProgram(table(applying: wholeFile), settings: settings, pointerOverrides: pointers)
    }

    private func table(applying overrides: [ResolvedRuleSet.Override]) -> RuleTable {
        Configuration.table(of: base, applying: overrides)
    }

    private static func table(
        of base: ResolvedRuleSet, applying overrides: [ResolvedRuleSet.Override]
    ) -> RuleTable {
        var table = base.table
        for override in overrides { override.apply(to: &table) }
        return table
    }
}

extension Configuration {
    /// Runs the examples of a rule.
    ///
    /// - Returns: those that do not come out as the rule set says.
    public func exampleFailures(of id: String, variation: ExampleVariation = .asWritten) -> [ExampleFailure] {
        base.table[id].map { ExampleRunner($0, variation: variation).failures() } ?? []
    }

    /// Checks that a rule is marked as fixable when its findings come with fixes, and only then.
    ///
    /// - Returns: at most one failure; a marked rule must put at least one of its wrong examples right.
    public func fixFailures(of id: String) -> [ExampleFailure] {
        base.table[id].map { ExampleRunner($0, variation: .asWritten).fixFailures() } ?? []
    }

    /// What a rule finds in one of its wrong examples, with the marks taken out, sorted by place.
    public func findings(in example: RuleExample, of id: String) -> [Finding] {
        base.table[id].map { ExampleRunner($0, variation: .asWritten).findings(in: example) } ?? []
    }

    /// The payload of a rule's wrong example as the rule's fixes make it; nil when they change nothing.
    public func fixedPayload(of example: RuleExample, of id: String) -> String? {
        base.table[id].flatMap { ExampleRunner($0, variation: .asWritten).fixedPayload(of: example) }
    }
}
