import Linting
import PushLinting

/// `pushlint strings`: the string tables by themselves.
enum StringsCommand: Command {
    static let name = "strings"
    static let summary = "Check string tables by themselves, without payloads."
    static let usage = "[PATH ...] [OPTIONS]"
    static let discussion = """
        Checks string tables (.strings, .stringsdict, .xcstrings) for their own sake: files
        that a device cannot read, keys that a language lacks or has twice, texts whose
        specifiers differ from those of the development language, plural forms, and names of
        languages. A PATH is a table, a folder, or a glob. Without one, the tables are those
        that the configuration's “strings” names, and otherwise all of the project.
        """
    static let options =
        SharedOptions.configuration + ReportOutput.options + [
            Option(
                "keys", value: "GLOB",
                help: "Check only keys that fit, such as 'PUSH_*'. Can be given several times.", isRepeatable: true),
            SharedOptions.languages,
        ] + BaselineOptions.forStringTables + [RunWatch.verbose, ReportOutput.quiet]

    static func run(_ arguments: Arguments) async throws -> ExitStatus {
        var request = try SharedOptions.request(arguments)
        request.paths = arguments.positional
        request.settings.languages = SharedOptions.languages(arguments)
        BaselineOptions.apply(arguments, to: &request)
        let patterns = arguments.all("keys")
        if patterns.contains("") {
            throw UsageFault(message: "--keys takes a pattern for keys, such as 'PUSH_*'; it is empty.", command: name)
        }
        if request.paths.contains("-") {
            throw UsageFault(
                message: "“strings” reads no standard input: a table's language is told from its path.", command: name)
        }
        let output = try ReportOutput(arguments, command: name, folder: request.currentFolder)
        let watch = RunWatch(arguments)
        watch.prepare(&request)
        let outcome = await StringsRun(request, keys: patterns.map { KeyPattern($0) }).run()
        watch.finish(outcome)
        return output.deliver(outcome)
    }
}
