import Linting
import PushLinting
import Workspace

/// `pushlint test RULESET`: runs the examples that the rules of a rule set carry.
enum TestCommand: Command {
    static let name = "test"
    static let summary = "Run the examples in a rule set."
    static let usage = "RULESET ... [OPTIONS]"
    static let discussion = """
        Runs the examples that the rules of a rule set carry: each wrong one must be flagged
        at each ↓ and nowhere else, each right one nowhere. A rule whose findings come with
        a fix says so with “fixable: true”, and must put one wrong example right. RULESET is
        a file, or a built-in name such as pushlint:all.
        """
    static let options: [Option] = []

    static func run(_ arguments: Arguments) async throws -> ExitStatus {
        guard !arguments.positional.isEmpty else {
            throw UsageFault(message: "Name a rule set to test.", command: name)
        }
        var status = ExitStatus.clean
        for ruleSet in arguments.positional {
            var request = try SharedOptions.request(arguments)
            request.ruleSets = [ruleSet]
            let (configuration, troubles) = ConfigurationLookup.configuration(for: request)
            for warning in configuration?.warnings ?? [] { Terminal.printTrouble(warning.warningText) }
            for trouble in troubles { Terminal.printTrouble(trouble.text) }
            guard troubles.isEmpty, let configuration else {
                status = .failure
                continue
            }
            if !test(configuration, ruleSet), status == .clean { status = .findings }
        }
        return status
    }

    private static func test(_ configuration: Configuration, _ name: String) -> Bool {
        var passed = 0
        var failed = 0
        var withoutExamples: [String] = []
        for rule in configuration.rules {
            let examples = rule.definition.examples
            let count = examples.valid.count + examples.invalid.count
            if count == 0 { withoutExamples.append(rule.id) }
            let failures = configuration.exampleFailures(of: rule.id)
            let fixFailures = configuration.fixFailures(of: rule.id)
            for failure in failures + fixFailures {
                Terminal.print(
                    "\(failure.file):\(failure.position.line):\(failure.position.column): error: \(failure.message) "
                        + "[\(failure.rule)]\n")
            }
            failed += failures.count + fixFailures.count
            passed += count - failures.count
        }
        if !withoutExamples.isEmpty {
            Terminal.print("\(name): without examples: \(withoutExamples.joined(separator: ", "))\n")
        }
        Terminal.print("\(name): \(passed) passed, \(failed) failed\n")
        return failed == 0
    }
}
