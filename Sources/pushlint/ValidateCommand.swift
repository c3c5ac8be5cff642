import Linting
import PushLinting
import Workspace

/// `pushlint validate`: documents of any kind against a JSON Schema.
enum ValidateCommand: Command {
    static let name = "validate"
    static let summary = "Validate any JSON or YAML files against a JSON Schema."
    static let usage = "--schema FILE PATH ... [OPTIONS]"
    static let discussion = """
        Validates files against a JSON Schema of draft 2020-12, written in JSON or YAML. A PATH
        is a file, a folder, a glob, or - for standard input. Files that end in .yml or .yaml
        are YAML, those that end in .ndjson or .jsonl hold one JSON text a line. The schema may
        refer to files beside it; nothing is fetched.
        """
    static let options =
        [
            Option("schema", value: "FILE", help: "The schema."),
            Option(
                "stdin-filename", value: "PATH",
                help: "The file that standard input stands for, to name it and to tell JSON from YAML."),
        ] + ReportOutput.options + [ReportOutput.quiet]

    static func run(_ arguments: Arguments) async throws -> ExitStatus {
        guard let schema = arguments.value("schema") else {
            throw UsageFault(
                message: "Name the schema: “pushlint validate --schema order.schema.yml order.json”.", command: name)
        }
        guard !arguments.positional.isEmpty else {
            throw UsageFault(message: "Name what is to be validated, or - for standard input.", command: name)
        }
        let lint = try SharedOptions.request(arguments)
        var request = ValidationRequest(
            schema: schema, paths: arguments.positional, currentFolder: lint.currentFolder,
            userFolders: lint.userFolders)
        request.standardInputName = arguments.value("stdin-filename")
        request.readStandardInput = SharedOptions.standardInput
        let output = try ReportOutput(arguments, command: name, folder: request.currentFolder)
        return output.deliver(await ValidationRun(request).run())
    }
}
