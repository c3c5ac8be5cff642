import Linting
import PushLinting
import Reports
import Spelling

/// `pushlint explain RULE`: what a rule is about, with examples.
enum ExplainCommand: Command {
    static let name = "explain"
    static let summary = "Explain a rule, with a wrong and a right example."
    static let usage = "RULE ... [OPTIONS]"
    static let discussion = """
        Shows what a rule finds, why it matters, and examples; a ↓ stands before each place
        that the rule flags.
        """
    static let options = SharedOptions.configuration
    static let operand = Operand.rules

    static func run(_ arguments: Arguments) async throws -> ExitStatus {
        guard !arguments.positional.isEmpty else {
            throw UsageFault(message: "Name a rule, such as “explain format-arguments-match”.", command: name)
        }
        let request = try SharedOptions.request(arguments)
        let (configuration, troubles) = ConfigurationLookup.configuration(for: request)
        for trouble in troubles { Terminal.printTrouble(trouble.text) }
        guard let configuration else { return .failure }
        let color = try SharedOptions.usesColor(arguments, command: name, isTerminal: Terminal.isOutputTerminal)
        let style = ReportStyle(hasColor: color, version: Version.current)
        let texts = try arguments.positional.map { id in
            RuleExplanation.text(try rule(id, in: configuration), style: style)
        }
        Terminal.print(texts.joined(separator: "\n"))
        return .clean
    }

    private static func rule(_ id: String, in configuration: Configuration) throws -> RuleSummary {
        if let rule = configuration.rules.first(where: { $0.id == id }) { return rule }
        var message = "There is no rule “\(id)”."
        if let nearest = Spelling.nearest(to: id, among: configuration.rules.map(\.id)) {
            message += " Did you mean “\(nearest)”?"
        }
        throw UsageFault(message: message + " “pushlint rules” lists them all.", command: name)
    }
}
