import SourceTree

/// A first `.pushlint.yml` for a project, with a comment on each setting.
public struct ConfigurationDraft: Sendable {
    private let facts: ProjectFacts

    /// A draft from what was found in a project.
    public init(_ facts: ProjectFacts) {
        self.facts = facts
    }

    /// The file's text.
    public var text: String {
        let parts = [
            heading, payloads, tables, serviceExtension, bundleID, entitlements, ConfigurationDraft.maps,
            ConfigurationDraft.rules, ConfigurationDraft.adoption,
        ]
        return parts.joined(separator: "\n")
    }

    // MARK: Parts

    private var heading: String {
        """
        # What pushlint knows of this project. “pushlint init” wrote it from what it found; it is
        # yours now. The README of pushlint explains every setting:
        # https://github.com/pushlint/pushlint#configure-it

        # The rules: pushlint:recommended, pushlint:all, or paths of rule sets of your own.
        extends: ["pushlint:recommended"]

        """
    }

    private var payloads: String {
        let standard = "every file below here that holds a payload"
        if facts.payloadFileCount == 0 {
            return """
                # What is linted when no path is named; otherwise
                # \(standard). None was found.
                # payloads: [Backend/push]

                """
        }
        let count = facts.payloadFileCount.counting("file") + " with payloads"
        if facts.payloadFolders == ["."] {
            return """
                # What is linted when no path is named; otherwise
                # \(standard): now \(count).
                # payloads: [Backend/push]

                """
        }
        return """
            # What is linted when no path is named: \(count) \(facts.payloadFileCount == 1 ? "was" : "were") found here.
            payloads: \(list(facts.payloadFolders.map(globs)))

            """
    }

    private var tables: String {
        if facts.tableFolders.isEmpty {
            return """
                # Where the app's string tables stand (none was found), and the languages that every
                # text must have. Without tables, localization keys cannot be checked.
                # strings: [../App]
                # languages: [en, de]
                # developmentLanguage: en

                """
        }
        var text = "# Where the app's string tables stand, and the languages that every text must have.\n"
        text +=
            (facts.tableFolders == ["."] ? "# strings: [App]" : "strings: \(list(facts.tableFolders.map(globs)))")
            + "\n"
        if !facts.strangeLanguages.isEmpty {
            text += "# Left out, since no device has such a language: \(list(facts.strangeLanguages)).\n"
        }
        text += facts.languages.isEmpty ? "# languages: [en, de]\n" : "languages: \(list(facts.languages))\n"
        let language = facts.developmentLanguage.map { "developmentLanguage: \(scalar($0))" }
        return text + (language ?? "# developmentLanguage: en") + "\n"
    }

    private var serviceExtension: String {
        guard let file = facts.serviceExtension else {
            return """
                # Whether the app has a notification service extension, which changes pushes on the device.
                # serviceExtension: true

                """
        }
        return """
            # The app has a notification service extension: \(ConfigurationDraft.oneLine(file)).
            serviceExtension: true

            """
    }

    private var bundleID: String {
        choice("bundleID", facts.bundleIDs, "# The app's bundle ID, which topics start with.", "com.example.app")
    }

    private var entitlements: String {
        choice(
            "entitlements", facts.entitlements, "# The app's rights, for critical and time-sensitive alerts.",
            "App/App.entitlements")
    }

    /// A setting with its value where there is one, and as a comment where there is none or a choice.
    private func choice(_ key: String, _ values: [String], _ comment: String, _ example: String) -> String {
        if values.count == 1 { return "\(comment)\n\(key): \(scalar(values[0]))\n" }
        if values.isEmpty { return "\(comment)\n# \(key): \(example)\n" }
        return "\(comment) Choose one.\n" + values.map { "# \(key): \(scalar($0))\n" }.joined()
    }

    private static let maps = """
        # The payload's own map of texts by language, if it has one.
        # localizedMessages: {key: localized-message, fields: [title, body]}

        """

    private static let rules = """
        # Other severities (error, warn, info, off) for single rules; “pushlint rules” lists them all.
        # rules:
        #   payload-not-found: off

        """

    private static let adoption = """
        # Old findings: “pushlint --write-baseline” sets all of them aside in this file, so that
        # only new ones are reported; with a reason, single ones can be ignored by name.
        # baseline: .pushlint-baseline.json
        # ignore:
        #   - rule: default-alert-required
        #     files: "legacy/**"
        #     reason: Sent by the old server, which is switched off in June.
        #     until: 2027-06-30

        """

    // MARK: YAML

    private func list(_ values: [String]) -> String {
        let line = "[" + values.map { scalar($0) }.joined(separator: ", ") + "]"
        return line.count <= 90 ? line : values.map { "\n  - " + scalar($0) }.joined()
    }

    /// A path as a glob that means nothing else.
    private func globs(_ path: String) -> String {
        path.reduce(into: "") { glob, character in
            if "*?[{}\\".contains(character) { glob += "\\" }
            glob.append(character)
        }
    }

    /// A text that stays a text in YAML.
    private func scalar(_ value: String) -> String {
        let plain = value.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"),
                UInt8(ascii: "."):
                true
            default: false
            }
        }
        let isWord = !["true", "false", "null", "no", "yes", "on", "off", "y", "n"].contains(value.lowercased())
        if plain, isWord, let first = value.unicodeScalars.first, first.properties.isAlphabetic { return value }
        return JSONText.quoted(value, escapingInvisible: true)
    }

    private static func oneLine(_ text: String) -> String { JSONText.escaped(text, escapingInvisible: true) }
}
