import Payloads
import SourceTree

/// What a rule does with the values that its `given` selects. One file each; `RuleFunctions.all` lists them.
///
/// A function is made once for each place where a rule set names it, with its options checked, and then runs for every
/// payload.
public protocol RuleFunction: Sendable {
    /// The name by which rule sets call it.
    static var name: String { get }

    /// Takes its options; what is wrong with them is noted in the reader.
    init(options: inout OptionReader)

    /// Reports each problem with the value.
    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void)

    /// Whether it asks only if something is there, so that it can judge a template's placeholder too.
    var isAboutPresence: Bool { get }

    /// The function itself, if it can tell of scalars alone: asked instead of a cast, for which the runtime would look
    /// through all types.
    var asScalarFunction: (any ScalarFunction)? { get }

    /// Whether it ever looks anything up in the app's string tables. If not, the two questions below are not asked.
    static var usesStringTables: Bool { get }

    /// Whether checking this payload takes the app's string tables.
    func needsStringTables(for payload: Payload, settings: Settings) -> Bool

    /// Whether it looks anything up in the app's string tables when it checks a value of an envelope.
    var readsStringTablesForEnvelopes: Bool { get }
}

extension RuleFunction {
    public var isAboutPresence: Bool { false }

    public var asScalarFunction: (any ScalarFunction)? { nil }

    public static var usesStringTables: Bool { false }

    public func needsStringTables(for payload: Payload, settings: Settings) -> Bool { false }

    public var readsStringTablesForEnvelopes: Bool { false }
}
