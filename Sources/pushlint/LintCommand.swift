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
        Checks payload files: bare payloads, Simulator files, and payloads inside requests,
        FCM and SNS messages. A PATH is a file, a folder, a glob, or - for standard input.
        Without one, what the configuration's “payloads” names is linted, and otherwise
        every .apns file and every .json file with a payload below the current folder,
        leaving out what git ignores.
        """
    static let options =
        SharedOptions.configuration + [
            Option(
                "format", value: "FORMAT", help: "Write the report as \(ReportFormats.names.joined(separator: " or "))."
            ),
            Option("output", short: "o", value: "FILE", help: "Write the report to a file instead of standard output."),
            Option(
                "fail-on", value: "LEVEL",
                help: "Exit with status 1 from this severity on: error (the default), warning, info, or never."),
            Option(
                "strings", value: "PATH",
                help: "Take the string tables from this folder or file. Can be given several times.",
                isRepeatable: true),
            Option("languages", value: "LIST", help: "The languages that every text must have, such as en,de,pt-BR."),
            Option(
                "header", value: "NAME=VALUE",
                help: "A header that is sent with the payloads. Can be given several times.", isRepeatable: true),
            Option(
                "push-type", value: "TYPE",
                help: "What the payloads are sent as; short for --header apns-push-type=TYPE."),
            Option(
                "stdin-filename", value: "PATH",
                help: "The file that standard input stands for, to choose its configuration and to name it."),
            Option(
                "fix",
                help:
                    "Put right what can be put right for certain, and report the rest. Of standard input, the new text "
                    + "goes to standard output and the report to standard error."),
            Option("dry-run", help: "With --fix, change nothing and print a diff instead of the report."),
            Option("list-files", help: "Show which files would be linted, and as what."),
            Option("quiet", short: "q", help: "Show findings only, no summary."),
        ]

    static func run(_ arguments: Arguments) async throws -> ExitStatus {
        let request = try request(arguments)
        let run = LintRun(request)
        if arguments.has("list-files") { return await list(run) }
        var style = try style(arguments)
        let format = try format(arguments)
        let threshold = try threshold(arguments)
        let fixMode = try fixMode(arguments, request)
        let output = arguments.value("output")
        let outcome: LintOutcome
        var hasFailed = false
        if let fixMode {
            (outcome, hasFailed) = await fixMode.run { write($0, output, request) }
        } else {
            outcome = await run.run()
        }
        if !outcome.troubles.isEmpty { hasFailed = true }
        for trouble in outcome.troubles { Terminal.printError(trouble.text + "\n") }
        // That nothing was found to lint is no news where the troubles say why.
        if outcome.report.summary.files == 0, !outcome.troubles.isEmpty { style.isQuiet = true }
        if !arguments.has("dry-run") {
            let text = format.init(style: style).text(of: outcome.report)
            if fixMode != nil, output == nil, request.paths.contains("-") {
                // Standard output has the new text of standard input.
                Terminal.printError(text)
            } else if !write(Array(text.utf8), output, request) {
                hasFailed = true
            }
        }
        if hasFailed { return .failure }
        let isFailing = threshold.map { level in outcome.report.findings.contains { $0.severity >= level } } ?? false
        return isFailing ? .findings : .clean
    }

    private static func list(_ run: LintRun) async -> ExitStatus {
        let (files, troubles) = await run.list()
        for file in files { Terminal.print("\(file.name)\t\(file.contents.joined(separator: ", "))\n") }
        for trouble in troubles { Terminal.printError(trouble.text + "\n") }
        return troubles.isEmpty ? .clean : .failure
    }

    private static func write(_ bytes: [UInt8], _ output: String?, _ request: LintRequest) -> Bool {
        guard let output else {
            if Terminal.print(bytes) { return true }
            Terminal.printError("pushlint: error: The report could not be written to standard output.\n")
            return false
        }
        do throws(FileProblem) {
            try FileWriter.write(bytes, to: Path(output).absolute(in: request.currentFolder))
            return true
        } catch {
            Terminal.printError("\(output): error: The report could not be written. \(error.message)\n")
            return false
        }
    }

    // MARK: Options

    private static func fixMode(_ arguments: Arguments, _ request: LintRequest) throws -> FixMode? {
        let isDryRun = arguments.has("dry-run")
        guard arguments.has("fix") else {
            if !isDryRun { return nil }
            throw UsageFault(message: "--dry-run shows what --fix would change; give both.", command: name)
        }
        if isDryRun, arguments.has("format") {
            throw UsageFault(message: "--dry-run prints a diff; it cannot be had in another --format.", command: name)
        }
        return FixMode(request: request, isDryRun: isDryRun, isQuiet: arguments.has("quiet"))
    }

    private static func format(_ arguments: Arguments) throws -> any ReportFormat.Type {
        let name = try arguments.choice("format", among: ReportFormats.names, command: name) ?? TextReport.name
        return ReportFormats.named(name) ?? TextReport.self
    }

    private static func style(_ arguments: Arguments) throws -> ReportStyle {
        let isTerminal = arguments.value("output") == nil && Terminal.isOutputTerminal
        let color = try SharedOptions.usesColor(arguments, command: name, isTerminal: isTerminal)
        return ReportStyle(
            hasColor: color, hasFrames: isTerminal || color, isQuiet: arguments.has("quiet"), version: Version.current)
    }

    private static func threshold(_ arguments: Arguments) throws -> Severity? {
        let levels = Severity.allCases.map(\.rawValue) + ["never"]
        let level = try arguments.choice("fail-on", among: levels, command: name) ?? "error"
        return Severity(rawValue: level)
    }

    private static func request(_ arguments: Arguments) throws -> LintRequest {
        var request = try SharedOptions.request(arguments)
        request.paths = arguments.positional
        request.strings = arguments.all("strings")
        request.standardInputName = arguments.value("stdin-filename")
        request.readStandardInput = {
            do throws(FileProblem) {
                return .success(try FileReader.readStandardInput())
            } catch {
                return .failure(error)
            }
        }
        if let languages = arguments.value("languages") {
            request.settings.languages = languages.split(separator: ",").map {
                String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
        }
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
