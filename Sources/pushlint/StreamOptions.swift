/// Which options of `pushlint lint` go with `--ndjson`.
///
/// What is in neither list is refused, so that an option that comes later is not passed over in silence.
enum StreamOptions {
    private static let taken: Set<String> = [
        "ndjson", "config", "ruleset", "strings", "languages", "header", "push-type", "stdin-filename", "format",
        "output", "fail-on", "show-all", "quiet", "color", "help", "version",
    ]

    /// Why others do not: how the sentence goes on behind the option's name.
    private static let reasons = [
        "fix": "changes whole files",
        "dry-run": "shows changes of whole files",
        "skip-other-files": "chooses among whole files",
        "list-files": "tells what whole files are taken for",
        "print-config": "lints nothing",
        "changed-since": "chooses among the files of a project",
        "baseline": "compares all findings of a run",
        "write-baseline": "sets all findings of a run aside",
        "statistics": "counts all findings of a run",
        "verbose": "tells of all payloads and rules of a run",
    ]

    /// - Throws: a usage fault for an option that has no meaning for streams.
    static func check(_ arguments: Arguments) throws {
        for option in LintCommand.options where arguments.has(option.name) && !taken.contains(option.name) {
            let reason = reasons[option.name].map { " \($0), and" } ?? ""
            throw UsageFault(
                message:
                    "--\(option.name)\(reason) does not go with --ndjson, which reads one line after the other and "
                    + "keeps none.", command: LintCommand.name)
        }
    }
}
