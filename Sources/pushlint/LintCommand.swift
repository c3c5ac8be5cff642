import Linting
import Payloads
import PushLinting
import Reports
import Workspace

/// `pushlint lint`: the tool's main work.
enum LintCommand: Command {
    static let name = "lint"
    static let summary = "Check payload files (the default command)."
    static let usage = "[PATH ...] [OPTIONS]"
    static let discussion = """
        Checks payload files: bare payloads, Simulator files, and payloads inside requests
        and messages, such as those of FCM, SNS, Azure Notification Hubs and Matrix. Messages
        of which a service makes the payload itself are checked for what that service asks.

        A PATH is a file, a folder, a glob, or - for standard input. Without one, what the
        configuration's “payloads” names is linted, and otherwise every .apns file and every
        .json, .ndjson and .jsonl file, and each template of one, with a payload or a message
        below the current folder, leaving out what git ignores and folders of dependencies
        such as Pods and node_modules.
        """
    static let options =
        SharedOptions.configuration + ReportOutput.options + [
            SharedOptions.strings, SharedOptions.languages,
            Option(
                "header", value: "NAME=VALUE",
                help: "A header that is sent with the payloads. Can be given several times.", isRepeatable: true),
            Option(
                "push-type", value: "TYPE", choices: PushType.allCases.map(\.rawValue),
                help: "What the payloads are sent as; short for --header apns-push-type=TYPE."),
            SharedOptions.standardInputName,
            Option(
                "skip-other-files",
                help: "Leave out named files that hold no payload, for hooks that name every changed file."),
            Option(
                "fix",
                help:
                    "Put right what can be put right for certain, and report the rest. Of standard input, the new text "
                    + "goes to standard output and the report to standard error."),
            Option("dry-run", help: "With --fix, change nothing and print a diff instead of the report."),
            Option("list-files", help: "Show which files would be linted, and as what."),
            Option(
                "ndjson",
                help:
                    "Take files and standard input for streams of payloads, one a line: any number, in little memory, with "
                    + "findings as they come. For the formats text and ndjson."),
            Option(
                "print-config", value: "FILE",
                help: "Show the configuration that holds for this file, as YAML, and where each part of it comes from."),
            Option(
                "changed-since", value: "REVISION",
                help: "Lint only files that differ from this revision of git's, or that git does not know yet; all of "
                    + "them where a string table or a configuration differs."),
        ] + BaselineOptions.forPayloads + [RunWatch.verbose, ReportOutput.quiet]

    static func run(_ arguments: Arguments) async throws -> ExitStatus {
        if arguments.has("ndjson") { try StreamOptions.check(arguments) }
        let watch = RunWatch(arguments)
        var request = try request(arguments)
        watch.prepare(&request)
        if let file = arguments.value("print-config") { return ConfigurationPrinter.run(file, request) }
        if arguments.has("list-files") { return await list(LintRun(request)) }
        let output = try ReportOutput(arguments, command: name, folder: request.currentFolder)
        request.keepsRightFiles = output.showsPayloads
        if arguments.has("ndjson") { return try await stream(request, arguments, output) }
        guard let fixMode = try fixMode(arguments, request, watch) else {
            let outcome = await LintRun(request).run()
            watch.finish(outcome)
            return output.deliver(outcome)
        }
        return await fixMode.run(output)
    }

    private static func list(_ run: LintRun) async -> ExitStatus {
        let (files, troubles) = await run.list()
        for file in files {
            Terminal.print("\(TerminalText.harmless(file.name))\t\(file.contents.joined(separator: ", "))\n")
        }
        for trouble in troubles { Terminal.printTrouble(trouble.text) }
        return troubles.isEmpty ? .clean : .failure
    }

    private static func stream(
        _ request: LintRequest, _ arguments: Arguments, _ output: ReportOutput
    ) async throws -> ExitStatus {
        if request.paths.isEmpty {
            throw UsageFault(
                message: "--ndjson reads the files that are named, or - for standard input; name at least one.",
                command: name)
        }
        guard let mode = StreamMode(request, output) else {
            throw UsageFault(
                message: "--ndjson writes what it finds as it comes, to standard output, so in the formats "
                    + "\(StreamMode.formats.joined(separator: ", ")) only.", command: name)
        }
        return await mode.run()
    }

    // MARK: Options

    private static func fixMode(_ arguments: Arguments, _ request: LintRequest, _ watch: RunWatch) throws -> FixMode? {
        let isDryRun = arguments.has("dry-run")
        guard arguments.has("fix") else {
            if !isDryRun { return nil }
            throw UsageFault(message: "--dry-run shows what --fix would change; give both.", command: name)
        }
        if isDryRun, arguments.has("format") || arguments.all("output").count > 1 {
            throw UsageFault(message: "--dry-run prints a diff; it cannot be had in another --format.", command: name)
        }
        if isDryRun, request.writesBaseline {
            throw UsageFault(message: "--dry-run changes nothing; leave out --write-baseline.", command: name)
        }
        return FixMode(request: request, isDryRun: isDryRun, isQuiet: arguments.has("quiet"), watch: watch)
    }

    private static func request(_ arguments: Arguments) throws -> LintRequest {
        var request = try SharedOptions.request(arguments)
        request.paths = arguments.positional
        request.skipsOtherFiles = arguments.has("skip-other-files")
        request.strings = arguments.all("strings")
        request.standardInputName = arguments.value("stdin-filename")
        request.readStandardInput = SharedOptions.standardInput
        request.changedSince = arguments.value("changed-since")
        BaselineOptions.apply(arguments, to: &request)
        request.settings.languages = SharedOptions.languages(arguments)
        for header in arguments.all("header") { request.settings.headers.set(try self.header(header)) }
        let types = PushType.allCases.map(\.rawValue)
        if let type = try arguments.choice("push-type", among: types, command: name) {
            request.settings.headers.set(Headers.Header(name: "apns-push-type", value: type, origin: "--push-type"))
        }
        return request
    }

    private static func header(_ text: String) throws -> Headers.Header {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw UsageFault(message: "--header takes NAME=VALUE; it is “\(text)”.", command: name)
        }
        return Headers.Header(name: String(parts[0]), value: String(parts[1]), origin: "--header \(parts[0])")
    }
}
