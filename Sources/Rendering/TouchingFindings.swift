import Linting
import Payloads
import SourceTree
import StringTables

/// Which findings of a run touch which payload.
public struct TouchingFindings: Sendable {
    private let findings: [Finding]
    /// Those in a file that is no string table, by the file.
    private var inPayloads: [ExactText: [Int]] = [:]
    /// Those in string tables, by the key of their entry.
    private var atKeys: [TableKey: [Int]] = [:]

    /// The findings of a run.
    public init(_ findings: [Finding]) {
        self.findings = findings
        for (index, finding) in findings.enumerated() {
            guard StringTablePath(finding.place.file) != nil else {
                inPayloads[ExactText(finding.place.file), default: []].append(index)
                continue
            }
            guard let tokens = JSONPointer(finding.place.pointer)?.tokens else { continue }
            let key = finding.place.file.hasSuffix(".xcstrings") ? tokens.dropFirst().first : tokens.first
            if let key { atKeys[TableKey(key), default: []].append(index) }
        }
    }

    /// For each payload of a file, the indices of what is said of it, its envelope, and the texts of its keys.
    public func indices(for file: CheckedFile) -> [[Int]] {
        var result = file.payloads.map { payload in
            payload.localizationKeys.sorted().flatMap { atKeys[$0] ?? [] }
        }
        let ranges = file.payloads.map(\.root.rangeInFile)
        for index in inPayloads[ExactText(file.name)] ?? [] {
            let start = findings[index].place.range.lowerBound
            // What stands before a payload, such as its headers, belongs to the next one.
            let place =
                ranges.firstIndex { $0.contains(start) } ?? ranges.firstIndex { $0.lowerBound >= start }
                ?? ranges.indices.last
            if let place { result[place].append(index) }
        }
        return result.map { Array(Set($0)).sorted() }
    }
}
