import Payloads
import SourceTree
import StringTables

/// Whether a key of the alert is in the string tables, and its texts take the arguments that are sent.
///
/// Options: `key` and `arguments`, the names of the two members, such as `loc-key` and `loc-args`; `literal`, the name
/// of the text that is shown without the key; `argumentsAsText`, the envelopes in which the arguments are JSON inside a
/// string.
struct FormatArgumentsFunction: RuleFunction {
    static let name = "formatArguments"
    static let usesStringTables = true

    private let keyName: String
    private let argumentsName: String
    private let literalName: String
    private let textEnvelopes: [String]

    init(options: inout OptionReader) {
        keyName = options.string("key") ?? ""
        argumentsName = options.string("arguments") ?? ""
        literalName =
            options.string("literal")
            ?? (keyName.hasPrefix("loc") ? "body" : String(keyName.dropLast("-loc-key".count)))
        textEnvelopes = options.strings("argumentsAsText") ?? []
        if keyName.isEmpty || argumentsName.isEmpty {
            options.fault("“formatArguments” needs “key” and “arguments”: the names of two members of the alert.")
        }
    }

    func needsStringTables(for payload: Payload, settings: Settings) -> Bool {
        !AlertContent(payload).localizationKeys.isEmpty
    }

    var readsStringTablesForEnvelopes: Bool { true }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let alert = subject.value, alert.kind == .object else { return }
        let arguments = context.payload.appleMember(argumentsName, of: alert)
        guard let key = context.payload.appleMember(keyName, of: alert)?.value, key.kind != .null else {
            if let arguments, !alert.holdsTemplateTags { checkLonely(arguments, report) }
            return
        }
        guard key.kind == .string else {
            return report(Problem("“\(keyName)” is a key in a text; this is \(key.kind.described).", at: key))
        }
        let given = arguments.flatMap { readArguments($0.value, context, report) } ?? (arguments == nil ? [] : nil)
        if key.equals("") || context.holdsPlaceholder(key) { return }
        checkTables(for: key, arguments?.value, given, alert, context, report)
    }

    // MARK: The payload's own side

    private func checkLonely(_ arguments: Member, _ report: (Problem) -> Void) {
        if arguments.value.kind == .null { return }
        let isEmpty = arguments.value.kind == .array && arguments.value.count == 0
        report(
            Problem(
                "“\(argumentsName)” does nothing without “\(keyName)”: the arguments are put into that key's text only.",
                at: arguments.key, severity: isEmpty ? .info : .error))
    }

    /// The arguments as the text's formatter gets them; nil when they cannot be told.
    private func readArguments(_ value: Node, _ context: LintContext, _ report: (Problem) -> Void) -> [Node]? {
        if textEnvelopes.contains(context.payload.envelope) {
            // What is no such text is another rule's matter.
            guard let root = try? EmbeddedJSON.root(of: value), root.kind == .array else { return nil }
            return Array(root.elements)
        }
        switch value.kind {
        case .null: return []
        case .array: break
        default:
            if context.holdsPlaceholder(value) { return nil }
            var message = "“\(argumentsName)” is an array of texts; this is \(value.kind.described)."
            if let text = value.string, text.hasPrefix("[") {
                message = "“\(argumentsName)” is the array written as a text; APNs wants the array itself."
            }
            report(Problem(message, at: value, fix: TextArray.fix(for: value)))
            return nil
        }
        let elements = value.elementArray
        if value.holdsTemplateTags { return nil }
        for element in elements { checkKind(of: element, report) }
        return elements
    }

    private func checkKind(of element: Node, _ report: (Problem) -> Void) {
        switch element.kind {
        case .string: break
        case .number:
            report(
                Problem(
                    "Arguments are texts; write this number in quotes: \"\(element.text.shortened)\".", at: element,
                    severity: .warning, fix: fix(quoting: element)))
        case .null: report(Problem("Arguments are texts; the user would read <null> here.", at: element))
        case .boolean, .array, .object:
            report(Problem("Arguments are texts; this is \(element.kind.described).", at: element))
        }
    }

    private func fix(quoting number: Node) -> Fix? {
        NumberText.unmistakable(number).flatMap {
            Fix.writing(JSONText.quoted($0), inPlaceOf: number, title: "Put the number in quotes")
        }
    }

    // MARK: The tables' side

    private func checkTables(
        for key: Node, _ place: Node?, _ arguments: [Node]?, _ alert: Node, _ context: LintContext,
        _ report: (Problem) -> Void
    ) {
        guard let strings = context.strings, strings.hasPushTable else {
            return report(
                Problem(
                    "No string table was found, so that keys and their arguments are not checked. Name the folder of the "
                        + "app's .lproj folders or catalogs under “strings” in .pushlint.yml, or with --strings.",
                    at: Spot(key), severity: .info, isOncePerRun: true))
        }
        if let arguments, context.answer(to: .soundArgumentCount, about: key) == arguments.count { return }
        guard let found = context.localizedKey(key) else {
            return report(missingKey(key, key.text, alert, context))
        }
        let comparison = ArgumentComparison(
            key: key, place: place, argumentsName: argumentsName, arguments: arguments,
            translations: found.translations)
        for problem in comparison.problems() { report(problem) }
    }

    private func missingKey(_ key: Node, _ name: String, _ alert: Node, _ context: LintContext) -> Problem {
        let literal = alert[literalName]?.string.map { !$0.isEmpty } ?? false
        var message = "No string table has the key \(key.quoted)"
        message += literal ? "; the “\(literalName)” beside it is shown at best." : ": the user reads the key itself."
        let nearest = context.app.nearestKeys(to: name)
        if !nearest.isEmpty { message += " Did you mean \(nearest.map { "“\($0)”" }.joined(separator: " or "))?" }
        return Problem(message, at: key, severity: literal ? .warning : .error)
    }
}
