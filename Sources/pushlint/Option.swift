/// An option of a command: how it is written, and what help says of it.
struct Option: Sendable {
    /// The long name without its dashes.
    let name: String
    let short: Character?
    /// What stands for the value in help; nil for an option that has none.
    let value: String?
    let help: String
    let isRepeatable: Bool

    init(_ name: String, short: Character? = nil, value: String? = nil, help: String, isRepeatable: Bool = false) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
        self.isRepeatable = isRepeatable
    }
}
