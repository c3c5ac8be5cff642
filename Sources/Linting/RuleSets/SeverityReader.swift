import SourceTree

/// Reads a severity as Spectral's rule sets write it: `error`, `warn` (also `warning`), `info`, `hint`, `off`, `true`,
/// `false`, or a number from -1 (off) to 3.
enum SeverityReader {
    static let words = ["error", "warn", "info", "hint", "off", "true", "false"]

    static func read(_ value: Node) -> Result<RuleSetting, RuleSetFault> {
        switch value.kind {
        case .boolean: return .success(value.boolean == true ? .on : .off)
        case .string:
            if let setting = setting(named: value.text) { return .success(setting) }
            return .failure(.unknown(value, "severity", among: words))
        case .number:
            if let number = value.integer, let setting = setting(numbered: number) { return .success(setting) }
            return .failure(
                RuleSetFault(
                    "A severity as a number is -1 (off), 0 (error), 1 (warn), 2 (info) or 3 (hint).", at: value))
        default:
            return .failure(
                RuleSetFault(
                    "A rule is a severity (\(words.joined(separator: ", "))) or a definition with “given” and “then”; "
                        + "this is \(value.kind.described).", at: value))
        }
    }

    private static func setting(named name: String) -> RuleSetting? {
        switch name {
        case "error": .severity(.error)
        case "warn", "warning": .severity(.warning)
        case "info", "hint": .severity(.info)
        case "off", "false": .off
        case "true": .on
        default: nil
        }
    }

    private static func setting(numbered number: Int) -> RuleSetting? {
        switch number {
        case -1: .off
        case 0: .severity(.error)
        case 1: .severity(.warning)
        case 2, 3: .severity(.info)
        default: nil
        }
    }
}
