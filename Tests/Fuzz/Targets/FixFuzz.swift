import Linting
import SourceTree
import Workspace

/// The fixer: what it makes has fewer findings, and fixing it again changes nothing.
enum FixFuzz: FuzzTarget {
    static let name = "fix"
    private static let names = ["payload.json", "payload.yml"]

    static func run(_ input: FuzzInput) {
        let (choice, rest) = input.choice(below: names.count)
        let document = PayloadDocument(Source(name: names[choice], bytes: rest.bytes), mustHold: true)
        let fixer = DocumentFixer(program, app: AppResources())
        let first = fixer.fix(document)
        precondition(first.fixedCount >= 0)
        if first.fixedCount == 0 { precondition(first.document.source.bytes == rest.bytes) }
        guard rest.bytes.count < 4096 else { return }
        let again = PayloadDocument(Source(name: names[choice], bytes: first.document.source.bytes), mustHold: true)
        let second = fixer.fix(again)
        precondition(second.document.source.bytes == first.document.source.bytes, "Fixing again changes more")
    }

    private static let program: LintProgram = {
        let rules = try? Configuration([.builtin("pushlint:all")]) { .failure(FileProblem(.missing, at: $0)) }
        guard let rules else { preconditionFailure("The built-in rules are refused.") }
        return rules.program(overrides: [])
    }()
}
