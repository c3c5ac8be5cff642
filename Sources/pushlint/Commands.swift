/// The commands; the first one runs when none is named.
enum Commands {
    static let all: [any Command.Type] = [
        LintCommand.self, PreviewCommand.self, StringsCommand.self, RulesCommand.self, ExplainCommand.self,
        TestCommand.self, ValidateCommand.self, SchemaCommand.self,
    ]

    /// Options that every command has.
    static let commonOptions = [
        Option("color", value: "WHEN", help: "Use colours: auto (the default), always or never."),
        Option("help", short: "h", help: "Show this help."),
        Option("version", help: "Show the version."),
    ]

    static func named(_ name: String) -> (any Command.Type)? {
        all.first { $0.name == name }
    }
}
