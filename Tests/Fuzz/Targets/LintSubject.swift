import PushLinting

/// The parts of a run of lint that come from an input.
enum LintSubject {
    static let names = ["payload.json", "payload.yml", "payload.json.j2", "payload.ndjson"]

    /// The linter for recommended rules and no tables, made once, since making it takes longer than linting.
    private static let recommended = try? PayloadLinter()

    /// Nil where the configuration is refused, whose faults then have words and places.
    static func linter(configuration: [UInt8], strings: [UInt8] = [], catalog: [UInt8] = []) -> PayloadLinter? {
        if configuration.isEmpty, strings.isEmpty, catalog.isEmpty { return recommended }
        var tables: [String: [UInt8]] = [:]
        if !strings.isEmpty { tables["en.lproj/Localizable.strings"] = strings }
        if !catalog.isEmpty { tables["Localizable.xcstrings"] = catalog }
        do {
            return try PayloadLinter(
                configuration: configuration.isEmpty ? nil : String(decoding: configuration, as: UTF8.self),
                folder: "/nowhere", stringTables: tables)
        } catch {
            precondition(!error.faults.isEmpty)
            for fault in error.faults { precondition(!fault.message.isEmpty) }
            return nil
        }
    }
}
