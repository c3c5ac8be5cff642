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

    /// Reads a baseline's file.
    ///
    /// - Throws: what is wrong with it, at its place.
    public init(reading file: Source) throws(RuleSetFault) {
        let root: Node
        do throws(SyntaxFault) {
            root = try JSONParser.parse(file).root
        } catch {
            throw RuleSetFault(
                "The baseline cannot be read: \(error.message)", at: Spot(file: file, range: error.range))
        }
        guard root.kind == .object, let version = root["version"] else {
            throw RuleSetFault(
                "This is no baseline of pushlint's: it is no object with a “version”. --write-baseline makes one.",
                at: root)
        }
        guard version.integer == Baseline.version else {
            throw RuleSetFault(
                "This baseline is of version \(version.text); this pushlint reads version \(Baseline.version). Remove "
                    + "the file and make it anew with --write-baseline.", at: version)
        }
        let subject = Baseline.subjects.first { root["subject"]?.equals($0.name) ?? false }?.subject
        guard let subject, let findings = root["findings"], findings.kind == .array else {
            throw RuleSetFault(
                "This is no baseline of pushlint's: “subject” must be payloads or stringTables, and “findings” an "
                    + "array.", at: root)
        }
        var entries: [Entry] = []
        for element in findings.elements { entries.append(try Entry(reading: element)) }
        self.init(subject: subject, entries: entries)
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
            let count = node["count"]?.integer, count > 0
        else {
            throw RuleSetFault(
                "An entry of a baseline has a “file”, a “rule”, a “fingerprint” of 32 hexadecimal digits and a “count” "
                    + "from 1 on. Make the baseline anew with --write-baseline.", at: node)
        }
        self.init(
            file: file, rule: rule, pointer: node["pointer"]?.string ?? "", fingerprint: fingerprint, count: count)
    }
}
