import PushLinting

/// The options about findings that were set aside, which the commands that find something share.
enum BaselineOptions {
    static let all = [
        Option(
            "baseline", value: "FILE",
            help: "Leave out the findings that this file holds. The configuration's “baseline” names one for good."),
        Option(
            "write-baseline",
            help: "Set aside all that is found, in the baseline, or else in a new file .pushlint-baseline.json."),
    ]

    static func apply(_ arguments: Arguments, to request: inout LintRequest) {
        request.baseline = arguments.value("baseline")
        request.writesBaseline = arguments.has("write-baseline")
    }
}
