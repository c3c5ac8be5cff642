import Linting
import PushLinting
import Reports
import Workspace

/// `pushlint rules`: which rules there are, and which are on.
enum RulesCommand: Command {
    static let name = "rules"
    static let summary = "List the rules."
    static let usage = "[PATH ...] [OPTIONS]"
    static let discussion = """
        Lists the rules that the configuration of the current folder knows, with the severity
        that it gives them. With --unmatched, lints the paths and lists the rules that are on
        and whose “given” selects nothing in any payload, since such a rule never speaks up.
        """
    static let options =
        SharedOptions.configuration + [
            Option(
                "format", value: "FORMAT", choices: ["text", "json", "markdown"],
                help: "Write the list as text or json, or the rules' pages as markdown."),
            Option(
                "output", short: "o", value: "FOLDER",
                help: "With --format markdown, write a page for each rule set and an index into this folder."),
            Option("unmatched", help: "List the rules that select nothing in the payloads."),
        ]

    static func run(_ arguments: Arguments) async throws -> ExitStatus {
        let format = try arguments.choice("format", among: ["text", "json", "markdown"], command: name) ?? "text"
        var request = try SharedOptions.request(arguments)
        if !arguments.has("unmatched"), let path = arguments.positional.first {
            throw UsageFault(
                message: "“rules” takes paths with --unmatched only; it was given “\(path)”.", command: name)
        }
        if format != "markdown", arguments.has("output") {
            throw UsageFault(message: "--output takes the pages of --format markdown; give both.", command: name)
        }
        request.paths = arguments.positional
        let rules: [RuleSummary]
        if arguments.has("unmatched") {
            let (unmatched, troubles) = await LintRun(request).unmatchedRules()
            if !print(troubles) { return .failure }
            rules = unmatched
        } else {
            let (configuration, troubles) = ConfigurationLookup.configuration(for: request)
            guard print(troubles), let configuration else { return .failure }
            rules = configuration.rules
        }
        if format == "markdown" { return try writePages(rules, request, arguments.value("output")) }
        var style = ReportStyle(version: Version.current)
        style.terminalWidth = Terminal.wrappingWidth
        Terminal.print(format == "json" ? RuleList.json(rules) : RuleList.text(rules, style: style))
        return .clean
    }

    private static func writePages(
        _ rules: [RuleSummary], _ request: LintRequest, _ folder: String?
    ) throws -> ExitStatus {
        let (configuration, troubles) = ConfigurationLookup.configuration(for: request)
        guard print(troubles), let configuration else { return .failure }
        let pages = RulePages(rules, of: configuration).all
        guard let folder else {
            Terminal.print(pages.map(\.text).joined(separator: "\n"))
            return .clean
        }
        let place = Path(folder).absolute(in: request.currentFolder)
        do throws(FileProblem) {
            try FileWriter.makeFolder(place)
            for page in pages {
                try FileWriter.write(Array(page.text.utf8), to: place.appending(page.name), followsLinks: false)
            }
        } catch {
            let path = error.path.relative(to: request.currentFolder).text
            Terminal.printTrouble("\(path): error: The pages could not be written. \(error.message)")
            return .failure
        }
        return .clean
    }

    private static func print(_ troubles: [Trouble]) -> Bool {
        for trouble in troubles { Terminal.printTrouble(trouble.text) }
        return troubles.isEmpty
    }
}
