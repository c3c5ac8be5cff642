import SourceTree

/// Finds null anywhere in a value. Option: `except`, keys that may be null.
struct NullValuesFunction: RuleFunction {
    static let name = "nullValues"

    private let except: [String]

    init(options: inout OptionReader) {
        except = options.strings("except") ?? []
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, value.holdsNull else { return }
        for collection in value.collections {
            for member in collection.members where member.value.kind == .null && !except.contains(member.name) {
                report(
                    Problem(
                        "“\(member.name.shortened)” is null. Reports say that null keeps a push from being delivered or "
                            + "read; leave the key out.", at: member.value))
            }
            // Elements of an args array are judged where the arguments are.
            for element in collection.elements where element.kind == .null && !isArguments(collection) {
                report(Problem("null stands in an array; leave it out.", at: element))
            }
        }
    }

    private func isArguments(_ array: Node) -> Bool {
        array.pointer.tokens.last.map { except.contains($0) } ?? false
    }
}
