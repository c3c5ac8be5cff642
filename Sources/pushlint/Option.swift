/// An option of a command: how it is written, and what help says of it.
struct Option: Sendable {
    /// The long name without its dashes.
    let name: String
    let short: Character?
    /// What stands for the value in help; nil for an option that has none.
    let value: String?
    let help: String
    /// The words that the value is one of; empty where it may be anything.
    let choices: [String]
    let isRepeatable: Bool

    init(
        _ name: String, short: Character? = nil, value: String? = nil, choices: [String] = [], help: String,
        isRepeatable: Bool = false
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
        self.choices = choices
        self.isRepeatable = isRepeatable
    }

    /// What a shell can offer as the value.
    enum ValueKind { case file, folder, other }

    var valueKind: ValueKind {
        switch value {
        case "FILE", "PATH": .file
        case "FOLDER": .folder
        default: .other
        }
    }
}
