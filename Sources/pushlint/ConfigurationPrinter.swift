import PushLinting
import Reports

/// `pushlint lint --print-config FILE`: what holds for a file, and where it comes from.
enum ConfigurationPrinter {
    static func run(_ file: String, _ request: LintRequest) -> ExitStatus {
        let (found, troubles) = ConfigurationLookup.configuration(for: file, request)
        for trouble in troubles { Terminal.printError(trouble.text + "\n") }
        guard let found, troubles.isEmpty else { return .failure }
        var text = "# What holds for \(TerminalText.harmless(file)).\n"
        if found.files.isEmpty {
            text += "# No configuration was found.\n"
        } else {
            text += "# Read: \(TerminalText.harmless(found.files.joined(separator: ", "))).\n"
        }
        if found.isExcluded { text += "# The file is excluded, and never linted.\n" }
        var configuration = ConfigurationText(found.effective, options: options(request))
        return Terminal.print(text + "\n" + configuration.text()) ? .clean : .failure
    }

    private static func options(_ request: LintRequest) -> [ConfigurationText.OptionSetting] {
        var options: [ConfigurationText.OptionSetting] = []
        if let languages = request.settings.languages {
            options.append(ConfigurationText.OptionSetting(key: "languages", values: languages, option: "--languages"))
        }
        if !request.strings.isEmpty {
            options.append(
                ConfigurationText.OptionSetting(key: "strings", values: request.strings, option: "--strings"))
        }
        if let baseline = request.baseline {
            options.append(ConfigurationText.OptionSetting(key: "baseline", values: [baseline], option: "--baseline"))
        }
        return options
    }
}
