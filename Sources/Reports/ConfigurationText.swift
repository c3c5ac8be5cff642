import Linting
import SourceTree

/// What holds for one file, as YAML, with a comment behind each part that says where it comes from.
public struct ConfigurationText {
    /// A setting that an option of the command line gives.
    public struct OptionSetting {
        let key: String
        let values: [String]
        /// The option, such as `--languages`.
        let option: String

        /// An option of the command line that stands above the configuration.
        public init(key: String, values: [String], option: String) {
            self.key = key
            self.values = values
            self.option = option
        }
    }

    private let configuration: EffectiveConfiguration
    private let options: [OptionSetting]
    private var resolver = PlaceResolver()

    /// - Parameter options: they stand in place of the configuration's settings of the same key.
    public init(_ configuration: EffectiveConfiguration, options: [OptionSetting]) {
        self.configuration = configuration
        self.options = options
    }

    /// The whole configuration as YAML.
    public mutating func text() -> String {
        var text = ""
        var missing: [String] = []
        for key in EffectiveConfiguration.settingKeys.sorted() {
            if let lines = setting(key) { text += lines } else { missing.append(key) }
        }
        if !missing.isEmpty { text += comment("Not set: " + missing.joined(separator: ", ") + ".") }
        text += "\nrules:\n" + configuration.rules.map { rule($0) }.joined()
        if !configuration.placeSettings.isEmpty { text += "\n" + placeSettings() }
        return text
    }

    // MARK: Settings

    private mutating func setting(_ key: String) -> String? {
        if key == "headers" { return headers() }
        if let option = options.first(where: { $0.key == key }) {
            let values = option.values.map { ConfigurationText.quoted($0) }.joined(separator: ", ")
            return line("\(key): [\(values)]", "command line (\(option.option))")
        }
        guard let members = configuration.settings.origins[key], let last = members.last else { return nil }
        if members.count == 1 {
            return line("\(key): \(FlowText.text(of: last.value))", origin(of: last.key))
        }
        let items = members.flatMap { $0.value.kind == .array ? Array($0.value.elements) : [$0.value] }
        return "\(key):\n" + items.map { line("  - \(FlowText.text(of: $0))", origin(of: $0)) }.joined()
    }

    private mutating func headers() -> String? {
        let headers = configuration.settings.headers.all
        guard !headers.isEmpty else { return nil }
        return "headers:\n"
            + headers.map { header in
                let origin = header.key.map { self.origin(of: $0) } ?? "command line (\(header.node.tree.file.name))"
                return line("  \(header.name): \(ConfigurationText.quoted(header.value))", origin)
            }.joined()
    }

    // MARK: Rules

    private mutating func rule(_ rule: RuleSummary) -> String {
        let definition = origin(of: rule.definition.place)
        let origin = rule.settingPlace.map { self.origin(of: $0) } ?? definition
        return line("  \(rule.id): \(rule.isOn ? ConfigurationText.word(rule.severity) : "off")", origin)
    }

    private mutating func placeSettings() -> String {
        var text = comment("At single places of the file; of several that cover a place, the longest pointer decides.")
        text += "overrides:\n"
        for setting in configuration.placeSettings {
            let value: String
            switch setting.setting {
            case .off: value = "off"
            case .on: value = "true"
            case .severity(let severity): value = ConfigurationText.word(severity)
            }
            text += "  - files: " + ConfigurationText.quoted("**#" + setting.pointer.description) + "\n"
            text += line("    rules: {\(setting.rule.text): \(value)}", origin(of: setting.rule))
        }
        return text
    }

    private static func word(_ severity: Severity) -> String {
        severity == .warning ? "warn" : severity.rawValue
    }

    // MARK: Pieces

    private mutating func origin(of node: Node) -> String {
        let place = resolver.place(of: Spot(node))
        if place.file.hasPrefix("pushlint:") { return "built in (\(place.file))" }
        return "\(place.file):\(place.start.line)"
    }

    private func line(_ text: String, _ origin: String) -> String {
        "\(text)  # \(TerminalText.harmless(origin))\n"
    }

    private func comment(_ text: String) -> String {
        ConfigurationText.wrapped(text).map { "# \($0)\n" }.joined()
    }

    private static func quoted(_ text: String) -> String { FlowText.scalar(text) }

    private static func wrapped(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + word.count >= 78 {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
