import Linting
import StringTables

/// What is known of the app, for each file of a run. Files of the same project share it, and with it what was found out
/// about the string tables' keys.
struct TargetResources: Sendable {
    private struct Key: Hashable {
        let program: Int
        let tables: Int
    }

    private let resources: [Key: AppResources]
    /// The lines of the string tables, which the findings in many files point to.
    let lines: SharedLines

    /// - Parameters:
    ///   - tables: as they were read.
    ///   - apps: for each of the plan's programs.
    init(_ plan: LintPlan, _ tables: LintTables, apps: [AppResources]) {
        lines = SharedLines(tables.sources)
        var resources: [Key: AppResources] = [:]
        for target in plan.targets {
            let key = Key(program: target.program, tables: target.tables)
            if resources[key] != nil { continue }
            var app = apps[target.program]
            app.strings = tables.strings(target.tables)
            resources[key] = app
        }
        self.resources = resources
    }

    func resources(for target: LintTarget) -> AppResources {
        resources[Key(program: target.program, tables: target.tables)] ?? AppResources()
    }
}
