import SourceTree

/// The line ends of files that findings in many others point into, such as string tables: each is looked through once,
/// when a finding first needs it.
public struct SharedLines: Sendable {
    private let tables: [ExactText: Lazy<LineTable>]

    /// - Parameter sources: the files by the names that findings call them.
    public init(_ sources: [ExactText: Source]) {
        tables = sources.mapValues { source in Lazy { LineTable(source.bytes) } }
    }

    /// The line ends of a file; nil for one that is not shared.
    func lines(of file: ExactText) -> LineTable? { tables[file]?.value }
}
