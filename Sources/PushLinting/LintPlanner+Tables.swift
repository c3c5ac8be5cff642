import Linting
import StringTables
import Workspace

extension LintPlanner {
    /// What is wrong in some tables, each by itself and side by side, under the rules that hold for each file.
    ///
    /// - Parameter languages: those that the configuration asks for; nil for all that the tables have.
    mutating func findings(
        in tables: [StringTable], _ strings: AppStrings, keys: KeySelection, languages: [String]? = nil,
        _ resolver: inout PlaceResolver
    ) -> [Finding] {
        faults(in: tables, keys: keys, &resolver)
            + findings(of: strings, keys: keys, languages: languages, &resolver)
    }

    mutating func faults(
        in tables: [StringTable], keys: KeySelection, _ resolver: inout PlaceResolver
    ) -> [Finding] {
        var findings: [Finding] = []
        for table in tables where !table.faults.isEmpty {
            guard let program = program(named: table.file.name) else { continue }
            findings += TableProblems.findings(in: table, keys: keys, program, &resolver)
        }
        return findings
    }

    mutating func findings(
        of strings: AppStrings, keys: KeySelection, languages: [String]? = nil, _ resolver: inout PlaceResolver
    ) -> [Finding] {
        let review = TableReview(strings, keys: keys, languages: languages)
        return TableProblems.findings(of: review, &resolver) { program(named: $0) }
    }
}
