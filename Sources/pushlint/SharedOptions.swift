import Linting
import Payloads
import PushLinting
import Spelling
import StringTables
import Workspace

/// Options that several commands share, and how they are read.
enum SharedOptions {
    static let configuration = [
        Option("config", value: "FILE", help: "Use this configuration instead of those that are found."),
        Option(
            "ruleset", value: "NAME",
            help: "Use the rules of this rule set (a file, or a name such as pushlint:all) instead of the "
                + "configuration's. Can be given several times.", isRepeatable: true),
    ]

    static let languages = Option(
        "languages", value: "LIST", help: "The languages that every text must have, such as en,de,pt-BR.")

    static let strings = Option(
        "strings", value: "PATH",
        help: "Take the string tables from this folder or file. Can be given several times.", isRepeatable: true)

    static let standardInputName = Option(
        "stdin-filename", value: "PATH",
        help: "The file that standard input stands for, to choose its configuration and to name it.")

    /// Whether a text has the form of a language's name.
    static func isLanguage(_ text: String) -> Bool { LanguageTag(text) != nil }

    /// The languages that the command line names; nil where it names none.
    static func languages(_ arguments: Arguments) -> [String]? {
        arguments.value("languages")?.split(separator: ",").map {
            String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// Whether to use colours, by `--color`, `NO_COLOR` (no-color.org), `CLICOLOR_FORCE` (bixense.com/clicolors),
    /// `FORCE_COLOR` (force-color.org) and the output.
    static func usesColor(_ arguments: Arguments, command: String, isTerminal: Bool) throws -> Bool {
        switch try arguments.choice("color", among: ["auto", "always", "never"], command: command) {
        case "always": return true
        case "never": return false
        default:
            if let noColor = Terminal.environment("NO_COLOR"), !noColor.isEmpty { return false }
            for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
                if let force = Terminal.environment(name), force != "0", !force.isEmpty { return true }
            }
            return isTerminal && Terminal.environment("TERM") != "dumb" && Terminal.environment("CLICOLOR") != "0"
        }
    }

    /// Reads standard input whole.
    static let standardInput: @Sendable () -> Result<[UInt8], FileProblem> = {
        do throws(FileProblem) {
            return .success(try FileReader.readStandardInput())
        } catch {
            return .failure(error)
        }
    }

    /// A request that knows the current folder and the options for configuration and rule sets.
    static func request(_ arguments: Arguments) throws -> LintRequest {
        do throws(FileProblem) {
            var request = LintRequest(currentFolder: try CurrentFolder.path(), userFolders: .fromEnvironment())
            request.configuration = arguments.value("config")
            request.ruleSets = arguments.all("ruleset")
            return request
        } catch {
            throw UsageFault(message: "The current folder cannot be used. \(error.message)")
        }
    }
}
