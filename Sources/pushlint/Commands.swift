/// The commands; the first one runs when none is named.
enum Commands {
    static let all: [any Command.Type] = [
        LintCommand.self, PreviewCommand.self, StringsCommand.self, ValidateCommand.self, InitCommand.self,
        RulesCommand.self, ExplainCommand.self, TestCommand.self, SchemaCommand.self, CompletionsCommand.self,
        ManualCommand.self,
    ]

    /// Options that every command has.
    static let commonOptions = [
        Option(
            "color", value: "WHEN", choices: ["auto", "always", "never"],
            help: "Use colours: auto (the default), always or never."),
        Option("help", short: "h", help: "Show this help."),
        Option("version", help: "Show the version."),
    ]

    static func named(_ name: String) -> (any Command.Type)? {
        all.first { $0.name == name }
    }
}
