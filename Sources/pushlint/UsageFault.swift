/// A command line that cannot be understood.
struct UsageFault: Error {
    let message: String
    /// The command whose help would explain; nil for the tool's own.
    var command: String?
}
