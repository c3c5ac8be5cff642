/// All mistakes that were found, by file and place, so that they can be mended in one go.
public struct RuleSetFaults: Error, Sendable {
    /// At least one.
    public let faults: [RuleSetFault]

    /// Puts the mistakes in order and takes repeats out.
    public init(_ faults: [RuleSetFault]) {
        var seen: Set<RuleSetFault> = []
        self.faults = faults.filter { seen.insert($0).inserted }.sorted {
            ($0.file, $0.start, $0.message) < ($1.file, $1.start, $1.message)
        }
    }
}
