import SourceTree

extension Baseline {
    private static let subjects: [(name: String, subject: LintReport.Subject)] = [
        ("payloads", .payloads), ("stringTables", .stringTables),
    ]

    /// The baseline as the JSON text of its file: one entry a line, so that a change shows as lines of a diff.
    public var text: String {
        let name = Baseline.subjects.first { $0.subject == subject }?.name ?? ""
        var text = "{\n  \"version\": \(Baseline.version),\n  \"subject\": \"\(name)\",\n  \"findings\": ["
        text += entries.map { "\n    " + $0.text }.joined(separator: ",")
        return text + (entries.isEmpty ? "" : "\n  ") + "]\n}\n"
    }

    /// How many equal findings an entry may stand for: more than a file of any size that is read can have, and few
    /// enough that no sum of them overflows.
    static let maximumCount = 1_000_000_000

    /// Reads a baseline's file.
    ///
    /// - Throws: what is wrong with it, at its place.
    public init(reading file: Source) throws(RuleSetFault) {
        let root = try Baseline.root(of: file)
        guard root.kind == .object, let version = root["version"] else {
            throw RuleSetFault(
                "This is no baseline of pushlint's: it is no object with a “version”. \(Baseline.remedy)", at: root)
        }
        guard version.integer == Baseline.version else {
            throw RuleSetFault(
                "This baseline is of version \(version.text); this pushlint reads version \(Baseline.version). "
                    + Baseline.remedy, at: version)
        }
        let subject = Baseline.subjects.first { root["subject"]?.equals($0.name) ?? false }?.subject
        guard let subject, let findings = root["findings"], findings.kind == .array else {
            throw RuleSetFault(
                "This is no baseline of pushlint's: “subject” must be payloads or stringTables, and “findings” an "
                    + "array. \(Baseline.remedy)", at: root)
        }
        var entries: [Entry] = []
        for element in findings.elements { entries.append(try Entry(reading: element)) }
        self.init(subject: subject, entries: entries)
    }

    /// A file that is there is never written over unless it is a baseline, so that it has to go first.
    fileprivate static let remedy = "Remove the file, or name another one, and make it anew with --write-baseline."

    private static func root(of file: Source) throws(RuleSetFault) -> Node {
        if file.bytes.allSatisfy({ " \t\r\n".utf8.contains($0) }) {
            throw RuleSetFault("The baseline is empty. \(remedy)", at: Spot(file: file, range: 0..<0))
        }
        do throws(SyntaxFault) {
            return try JSONParser.parse(file).root
        } catch {
            throw RuleSetFault(
                "The baseline cannot be read: \(error.message) \(remedy)", at: Spot(file: file, range: error.range))
        }
    }
}

extension Baseline.Entry {
    fileprivate var text: String {
        let texts = [("file", file), ("rule", rule), ("pointer", pointer), ("fingerprint", fingerprint.description)]
        let members = texts.map { "\"\($0)\": \(JSONText.quoted($1, escapingInvisible: true))" }
        return "{" + (members + ["\"count\": \(count)"]).joined(separator: ", ") + "}"
    }

    fileprivate init(reading node: Node) throws(RuleSetFault) {
        guard node.kind == .object, let file = node["file"]?.string, let rule = node["rule"]?.string,
            let fingerprint = node["fingerprint"]?.string.flatMap({ FindingFingerprint($0) }),
            let written = node["count"]
        else {
            throw RuleSetFault(
                "An entry of a baseline has a “file”, a “rule”, a “fingerprint” of 32 hexadecimal digits and a “count”. "
                    + Baseline.remedy, at: node)
        }
        guard let count = written.integer, (1...Baseline.maximumCount).contains(count) else {
            throw RuleSetFault(
                "The “count” of an entry is a whole number from 1 to \(Baseline.maximumCount); this is "
                    + "\(written.quoted). \(Baseline.remedy)", at: written)
        }
        self.init(
            file: file, rule: rule, pointer: node["pointer"]?.string ?? "", fingerprint: fingerprint, count: count)
    }
}
