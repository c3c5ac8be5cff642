import Linting
import PushLinting

/// The whole of lint: a payload, a configuration, and string tables.
enum LintFuzz: FuzzTarget {
    static let name = "lint"

    static func run(_ input: FuzzInput) {
        let (choice, rest) = input.choice(below: LintSubject.names.count)
        let parts = rest.parts(4)
        guard let linter = LintSubject.linter(configuration: parts[1], strings: parts[2], catalog: parts[3]) else {
            return
        }
        for finding in linter.lint(parts[0], named: LintSubject.names[choice]) {
            precondition(!finding.message.isEmpty)
            precondition(finding.place.range.upperBound <= parts[0].count || !finding.place.file.hasPrefix("payload"))
        }
    }
}
