/// Findings that a project has set aside: a run with a baseline reports what came after it.
///
/// An entry stands for a finding by its fingerprint, so that an inserted line brings nothing back; equal ones are
/// counted, so that one more of them is new.
public struct Baseline: Sendable, Hashable {
    /// One or more equal findings.
    public struct Entry: Sendable, Hashable {
        /// The file's path, relative to the folder that the baseline stands in.
        public let file: String
        /// The rule's name.
        public let rule: String
        /// Where it was when the baseline was written; for people only.
        public let pointer: String
        /// What tells the finding from others, wherever its line has moved.
        public let fingerprint: FindingFingerprint
        /// How many findings share the fingerprint; at least one.
        public let count: Int

        /// An entry for equal findings.
        public init(file: String, rule: String, pointer: String, fingerprint: FindingFingerprint, count: Int) {
            self.file = file
            self.rule = rule
            self.pointer = pointer
            self.fingerprint = fingerprint
            self.count = count
        }
    }

    /// The version of the format; it changes with that of the fingerprints.
    public static let version = FindingFingerprint.version

    /// What kind of run it is for.
    public let subject: LintReport.Subject
    /// Sorted by file, rule and fingerprint, each fingerprint once.
    public let entries: [Entry]

    /// A baseline of entries in any order.
    public init(subject: LintReport.Subject, entries: [Entry]) {
        self.subject = subject
        var counts: [FindingFingerprint: Int] = [:]
        var firsts: [Entry] = []
        for entry in entries {
            if counts[entry.fingerprint] == nil { firsts.append(entry) }
            counts[entry.fingerprint, default: 0] += entry.count
        }
        self.entries = firsts.map { first in
            Entry(
                file: first.file, rule: first.rule, pointer: first.pointer, fingerprint: first.fingerprint,
                count: counts[first.fingerprint] ?? first.count)
        }.sorted { $0.isBefore($1) }
    }

    /// A baseline of all of some findings.
    ///
    /// - Parameter file: the path that stands for a finding's file.
    public init(subject: LintReport.Subject, of findings: [Finding], file: (Finding) -> String) {
        self.init(
            subject: subject,
            entries: findings.map { finding in
                let name = file(finding)
                return Entry(
                    file: name, rule: finding.rule, pointer: finding.place.pointer,
                    fingerprint: FindingFingerprint(of: finding, file: name), count: 1)
            })
    }

    /// The findings that the baseline does not hold, and the entries, with their counts, that nothing matched.
    ///
    /// - Parameters:
    ///   - findings: sorted; of more than were counted, the last ones are new.
    ///   - file: the path that stands for a finding's file.
    public func compare(
        with findings: [Finding], file: (Finding) -> String
    ) -> (new: [Finding], unmatched: [Entry]) {
        var left = Dictionary(entries.map { ($0.fingerprint, $0.count) }) { $0 + $1 }
        let new = findings.filter { finding in
            let fingerprint = FindingFingerprint(of: finding, file: file(finding))
            guard let count = left[fingerprint], count > 0 else { return true }
            left[fingerprint] = count - 1
            return false
        }
        let unmatched = entries.compactMap { entry in
            left[entry.fingerprint].flatMap { count in
                count == 0
                    ? nil
                    : Entry(
                        file: entry.file, rule: entry.rule, pointer: entry.pointer, fingerprint: entry.fingerprint,
                        count: count)
            }
        }
        return (new, unmatched)
    }
}

extension Baseline.Entry {
    fileprivate func isBefore(_ other: Baseline.Entry) -> Bool {
        if !file.utf8.elementsEqual(other.file.utf8) {
            return file.utf8.lexicographicallyPrecedes(other.file.utf8)
        }
        return (rule, fingerprint) < (other.rule, other.fingerprint)
    }
}
