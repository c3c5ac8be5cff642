import Linting
import PushLinting
import Rendering
import Reports
import Workspace

/// `pushlint preview`: notifications as their users will see them.
enum PreviewCommand: Command {
    static let name = "preview"
    static let summary = "Show notifications as users of each language will see them."
    static let usage = "PAYLOAD ... [OPTIONS]"
    static let discussion = """
        Shows what devices show for payloads: the texts of the app's string tables with the
        arguments put in, as Apple's formatter does it, or the payload's own texts for
        languages, with the file and line that each comes from and with the findings that
        touch it. The languages are those that the configuration names, else those that the
        string tables have; where they show the same, they share a banner. The exit status
        does not depend on findings.
        """
    private static let formats = ["text", "json", "html"]
    static let options =
        SharedOptions.configuration + [
            Option(
                "language", value: "LANGUAGE",
                help: "Show this language of the device, such as de-AT. Can be given several times.",
                isRepeatable: true),
            Option(
                "all",
                help: "Show every language that the configuration, a string table or the payload has, each by itself."),
            SharedOptions.strings, SharedOptions.standardInputName,
            Option("format", value: "FORMAT", choices: formats, help: "Write the preview as text, json or html."),
            Option(
                "html", help: "Write a page for browsers and print its path; short for --format html with --output."),
            Option("output", short: "o", value: "FILE", help: "Write to a file instead of standard output."),
        ]

    private static let pageName = "pushlint-preview.html"

    static func run(_ arguments: Arguments) async throws -> ExitStatus {
        let request = try request(arguments)
        let languages = try languages(arguments)
        let format = try format(arguments)
        let outcome = await LintRun(request).run()
        for warning in outcome.warnings { Terminal.printTrouble(warning) }
        for trouble in outcome.troubles { Terminal.printTrouble(trouble.text) }
        if outcome.report.checkedFiles.isEmpty {
            if !outcome.troubles.isEmpty { return .failure }
            Terminal.print("No payload was found to show.\n")
            return .clean
        }
        let rendered = RenderedReport(outcome.report, languages: languages)
        let output = arguments.value("output") ?? (arguments.has("html") ? pageName : nil)
        let color = try SharedOptions.usesColor(
            arguments, command: name, isTerminal: output == nil && Terminal.isOutputTerminal)
        var style = ReportStyle(hasColor: color, version: Version.current)
        if output == nil { style.terminalWidth = Terminal.wrappingWidth }
        let text =
            switch format {
            case "json": PreviewJSON(style: style).text(of: rendered)
            case "html": HTMLPage(rendered, style: style).text()
            default: PreviewText(style: style, isGrouped: !arguments.has("all")).text(of: rendered)
            }
        let isNamed = arguments.has("output")
        let isWritten = write(text, to: output, request.currentFolder, followsLinks: isNamed)
        return isWritten && outcome.troubles.isEmpty ? .clean : .failure
    }

    private static func write(
        _ text: String, to output: String?, _ folder: Path, followsLinks: Bool
    ) -> Bool {
        guard let output else { return Terminal.print(text) }
        do throws(FileProblem) {
            try FileWriter.write(
                Array(text.utf8), to: Path(output).absolute(in: folder), followsLinks: followsLinks)
            Terminal.print(TerminalText.harmless(output) + "\n")
            return true
        } catch {
            Terminal.printError(
                "\(TerminalText.harmless(output)): error: The preview could not be written. \(error.message)\n")
            return false
        }
    }

    // MARK: Options

    private static func request(_ arguments: Arguments) throws -> LintRequest {
        guard !arguments.positional.isEmpty else {
            throw UsageFault(
                message: "Name the payloads to show: files, folders, globs, or - for standard input.", command: name)
        }
        var request = try SharedOptions.request(arguments)
        request.paths = arguments.positional
        request.strings = arguments.all("strings")
        request.standardInputName = arguments.value("stdin-filename")
        request.readStandardInput = SharedOptions.standardInput
        request.alwaysReadsStringTables = true
        return request
    }

    private static func languages(_ arguments: Arguments) throws -> PreviewLanguages {
        let named = arguments.all("language")
        if arguments.has("all") {
            if named.isEmpty { return .all }
            throw UsageFault(message: "--all shows every language, --language some; give one of them.", command: name)
        }
        for language in named where !SharedOptions.isLanguage(language) {
            throw UsageFault(
                message: "--language takes a language such as de, pt-BR or zh-Hans; it is “\(language)”.",
                command: name)
        }
        return named.isEmpty ? .usual : .named(named)
    }

    private static func format(_ arguments: Arguments) throws -> String {
        let format = try arguments.choice("format", among: formats, command: name)
        guard arguments.has("html") else { return format ?? "text" }
        if let format, format != "html" {
            throw UsageFault(message: "--html is short for --format html; --format is \(format).", command: name)
        }
        return "html"
    }
}
