import Payloads
import Reports

/// `pushlint schema`: the schemas that other tools can use.
enum SchemaCommand: Command {
    static let name = "schema"
    static let summary = "Print the JSON Schema of APNs payloads, or of the configuration."
    static let usage = "[OPTIONS]"
    static let discussion = """
        Prints a JSON Schema of draft 2020-12 for editors and other tools: what the built-in
        rules know of a payload's structure, or what a .pushlint.yml may hold.
        """
    static let options = [
        Option("push-type", value: "TYPE", help: "The schema of payloads that are sent as this type."),
        Option("config", help: "The schema of .pushlint.yml and of rule sets."),
    ]

    static func run(_ arguments: Arguments) async throws -> ExitStatus {
        if let word = arguments.positional.first {
            throw UsageFault(message: "“schema” takes options only; it was given “\(word)”.", command: name)
        }
        let types = PushType.allCases.map(\.rawValue)
        let type = try arguments.choice("push-type", among: types, command: name)
        if arguments.has("config"), type != nil {
            throw UsageFault(message: "--config and --push-type are two schemas; name one.", command: name)
        }
        let text = arguments.has("config") ? PrintedSchema.configuration : PrintedSchema.payload(pushType: type)
        return Terminal.print(text) ? .clean : .failure
    }
}
