import PushLinting

/// The options about findings that were set aside, which the commands that find something share.
enum BaselineOptions {
    static let forPayloads = options(
        remark: " The configuration's “baseline” names one for good.", file: ".pushlint-baseline.json")
    static let forStringTables = options(remark: "", file: ".pushlint-strings-baseline.json")

    private static func options(remark: String, file: String) -> [Option] {
        [
            Option("baseline", value: "FILE", help: "Leave out the findings that this file holds.\(remark)"),
            Option(
                "write-baseline",
                help: "Set aside all that is found, in the baseline, or else in a new file \(file)."),
        ]
    }

    static func apply(_ arguments: Arguments, to request: inout LintRequest) {
        request.baseline = arguments.value("baseline")
        request.writesBaseline = arguments.has("write-baseline")
    }
}
