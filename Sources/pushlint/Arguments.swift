import Spelling

/// A command line taken apart by a command's table of options.
struct Arguments: Sendable {
    private var values: [String: [String]] = [:]
    /// The options with their values in the order in which they were given.
    private(set) var sequence: [(option: String, value: String)] = []
    private(set) var positional: [String] = []

    init(_ words: [String], for command: any Command.Type) throws {
        let options = command.options + Commands.commonOptions
        var rest = words[...]
        var onlyPositional = false
        while let word = rest.popFirst() {
            if onlyPositional || word == "-" || !word.hasPrefix("-") {
                positional.append(word)
            } else if word == "--" {
                onlyPositional = true
            } else {
                try take(word, &rest, options, command.name)
            }
        }
    }

    private mutating func take(
        _ word: String, _ rest: inout ArraySlice<String>, _ options: [Option], _ command: String
    ) throws {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let written = String(parts[0])
        guard let option = Arguments.option(written, among: options) else {
            throw UsageFault(message: Arguments.unknown(written, among: options), command: command)
        }
        if option.value == nil {
            if parts.count > 1 { throw UsageFault(message: "The option \(written) takes no value.", command: command) }
            values[option.name] = [""]
            return
        }
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
            let wanted = option.value ?? ""
            throw UsageFault(message: "The option \(written) needs a value: \(written) \(wanted).", command: command)
        }
        if values[option.name] != nil, !option.isRepeatable {
            throw UsageFault(message: "The option \(written) is given twice.", command: command)
        }
        values[option.name, default: []].append(value)
        sequence.append((option.name, value))
    }

    private static func option(_ written: String, among options: [Option]) -> Option? {
        if written.hasPrefix("--") { return options.first { $0.name == written.dropFirst(2) } }
        guard written.count == 2, let letter = written.last else { return nil }
        return options.first { $0.short == letter }
    }

    private static func unknown(_ written: String, among options: [Option]) -> String {
        let name = String(written.drop { $0 == "-" })
        var message = "Unknown option \(written)."
        if let nearest = Spelling.nearest(to: name, among: options.map(\.name)) {
            message += " Did you mean --\(nearest)?"
        }
        return message
    }

    // MARK: Values

    func has(_ name: String) -> Bool { values[name] != nil }

    func value(_ name: String) -> String? { values[name]?.last }

    func all(_ name: String) -> [String] { values[name] ?? [] }

    /// The value of an option that takes one of a few words.
    func choice(_ name: String, among choices: [String], command: String) throws -> String? {
        guard let value = value(name) else { return nil }
        if choices.contains(value) { return value }
        throw Arguments.wrongChoice(name, value, among: choices, command: command)
    }

    static func wrongChoice(
        _ name: String, _ value: String, among choices: [String], command: String
    ) -> UsageFault {
        var message = "--\(name) takes \(choices.joined(separator: ", ")); it is “\(value)”."
        if let nearest = Spelling.nearest(to: value, among: choices) { message += " Did you mean “\(nearest)”?" }
        return UsageFault(message: message, command: command)
    }
}
