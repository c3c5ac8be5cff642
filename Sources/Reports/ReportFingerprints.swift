import Linting

/// A text for each finding by which it is known again in a later report.
struct ReportFingerprints {
    private let paths: ReportPaths
    private var counts: [FindingFingerprint: Int] = [:]

    init(_ paths: ReportPaths) {
        self.paths = paths
    }

    /// The fingerprint; from its second finding on with a number, so that no two of a report are alike.
    mutating func next(_ finding: Finding) -> String {
        let fingerprint = FindingFingerprint(of: finding, file: paths.inRepository(finding.place.file))
        let count = counts[fingerprint, default: 0] + 1
        counts[fingerprint] = count
        return fingerprint.description + (count > 1 ? "-\(count)" : "")
    }
}
