import SourceTree
import StringTables

/// Puts what was seen while reading string tables into findings.
public enum TableProblems {
    /// The faults of all tables of an app.
    public static func findings(
        in strings: AppStrings, _ program: LintProgram, _ resolver: inout PlaceResolver
    ) -> [Finding] {
        strings.tables.flatMap { findings(in: $0, program, &resolver) }
    }

    /// The faults of one table.
    public static func findings(
        in table: StringTable, _ program: LintProgram, _ resolver: inout PlaceResolver
    ) -> [Finding] {
        table.faults.compactMap { fault in
            let related = fault.related.map {
                Problem.Related($0.message, at: table.spot($0.range, pointer: $0.pointer))
            }
            let problem = Problem(
                fault.message, at: table.spot(fault.range, pointer: fault.pointer),
                severity: Severity(fault.seriousness), related: related)
            return program.finding(problem, rule: fault.rule.rawValue, resolver: &resolver)
        }
    }
}

extension Severity {
    fileprivate init(_ seriousness: TableFault.Seriousness) {
        switch seriousness {
        case .error: self = .error
        case .warning: self = .warning
        case .info: self = .info
        }
    }
}

extension StringTable {
    /// A place in the table, with its line and column by the table's own encoding.
    func spot(_ range: Range<Int>, pointer: JSONPointer) -> Spot {
        let start = position(of: range.lowerBound)
        return Spot(
            file: file, range: range, pointer: pointer,
            positions: start...max(start, position(of: range.upperBound)))
    }

    /// The place of an entry's value.
    func spot(of entry: StringTableEntry) -> Spot {
        spot(entry.valueRange, pointer: entry.pointer)
    }
}
