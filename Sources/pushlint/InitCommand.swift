import PushLinting
import Reports
import Workspace

/// `pushlint init`: a first configuration from what is found in the project.
enum InitCommand: Command {
    static let name = "init"
    static let summary = "Write a first configuration from what is found here."
    static let usage = "[OPTIONS]"
    static let discussion = """
        Looks through the current folder for payloads, string tables and their languages, a
        notification service extension, the bundle ID and the entitlements, and writes a
        .pushlint.yml with a comment on each setting. A configuration that is already there
        is left alone.
        """
    static let operand = Operand.nothing
    static let options = [
        Option("force", help: "Replace a configuration that is already there."),
        Option("stdout", help: "Write the configuration to standard output instead; so does -."),
    ]

    static func run(_ arguments: Arguments) async throws -> ExitStatus {
        if let word = arguments.positional.first(where: { $0 != "-" }) {
            throw UsageFault(
                message: "“init” looks through the current folder and takes no path; it was given “\(word)”.",
                command: name)
        }
        let request = try SharedOptions.request(arguments)
        let line = ProgressLine.onTerminal()
        let progress = line.map { line in RunProgress { phase, done, total in line.show(phase, done, total) } }
        let isPrinted = arguments.has("stdout") || arguments.positional.contains("-")
        let place = ConfigurationPlace(in: request.currentFolder)
        if !isPrinted, !arguments.has("force"), let existing = place.existing {
            Terminal.printError(
                "\(existing): error: This configuration is there already and was left alone. “pushlint init --stdout” "
                    + "shows what would be written; --force replaces it.\n")
            return .failure
        }
        let facts = await ProjectSurvey(
            folder: request.currentFolder, userFolders: request.userFolders, progress: progress
        ).facts()
        line?.clear()
        let text = ConfigurationDraft(facts).text
        if isPrinted { return Terminal.print(text) ? .clean : .failure }
        do throws(FileProblem) {
            try FileWriter.write(Array(text.utf8), to: place.path, followsLinks: false)
        } catch {
            Terminal.printError("\(place.path.name): error: It could not be written. \(error.message)\n")
            return .failure
        }
        Terminal.print(summary(facts, place.path.name))
        return .clean
    }

    private static func summary(_ facts: ProjectFacts, _ file: String) -> String {
        var found = [facts.payloadFileCount.counting("file") + " with payloads"]
        if facts.tableFolders.isEmpty {
            found.append("no string tables")
        } else {
            found.append("string tables in \(facts.languages.joined(separator: ", "))")
        }
        if facts.serviceExtension != nil { found.append("a notification service extension") }
        let next =
            facts.payloadFileCount == 0
            ? "Name a payload file, as in “pushlint push.json”, or set “payloads”.\n"
            : "Next: “pushlint” lints them. “pushlint --write-baseline” sets today's findings aside,\n"
                + "in .pushlint-baseline.json; uncomment “baseline” in \(file) for it to be used.\n"
        return "Wrote \(file). Found \(TerminalText.harmless(found.joined(separator: "; "))).\n" + next
    }
}
