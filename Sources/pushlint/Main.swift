import Spelling

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Picks the command, runs it, and turns what it throws into words and a status.
@main
struct Main {
    static func main() async {
        Terminal.ignoreClosedPipes()
        exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    static func run(_ words: [String]) async -> ExitStatus {
        do {
            return try await dispatch(words)
        } catch let fault as UsageFault {
            let help = fault.command.map { "pushlint \($0) --help" } ?? "pushlint --help"
            Terminal.printTrouble("pushlint: error: \(fault.message)")
            Terminal.printError("See “\(help)”.\n")
            return .failure
        } catch {
            Terminal.printTrouble("pushlint: error: \(error)")
            return .failure
        }
    }

    private static func dispatch(_ words: [String]) async throws -> ExitStatus {
        let first = words.first ?? ""
        if first == "help" { return try help(words.dropFirst().first) }
        let named = Commands.named(first)
        let command = named ?? LintCommand.self
        let rest = named == nil ? words : Array(words.dropFirst())
        let options = rest.prefix { $0 != "--" }
        if options.contains("--help") || options.contains("-h") {
            Terminal.print(named.map { Help.text(for: $0) } ?? Help.overview())
            return .clean
        }
        if options.contains("--version") {
            Terminal.print("pushlint \(Version.current)\n")
            return .clean
        }
        if named == nil { try checkForMisspeltCommand(first) }
        return try await command.run(Arguments(rest, for: command))
    }

    /// A first word that is no file but looks like a command was meant as one.
    private static func checkForMisspeltCommand(_ word: String) throws {
        guard !word.hasPrefix("-"), !word.contains("/"), !word.contains("."), access(word, F_OK) != 0,
            let nearest = Spelling.nearest(to: word, among: Commands.all.map({ $0.name }))
        else { return }
        throw UsageFault(
            message: "“\(word)” is neither a command nor a file. Did you mean “pushlint \(nearest)”?")
    }

    private static func help(_ name: String?) throws -> ExitStatus {
        guard let name else {
            Terminal.print(Help.overview())
            return .clean
        }
        guard let command = Commands.named(name) else {
            var message = "There is no command “\(name)”."
            if let nearest = Spelling.nearest(to: name, among: Commands.all.map({ $0.name })) {
                message += " Did you mean “\(nearest)”?"
            }
            throw UsageFault(message: message)
        }
        Terminal.print(Help.text(for: command))
        return .clean
    }
}
