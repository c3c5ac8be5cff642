/// What the name of a file says about how payloads stand in it.
public enum PayloadName {
    private static let templateEndings: Set = [
        ".liquid", ".erb", ".hbs", ".handlebars", ".mustache", ".tmpl", ".gotmpl", ".j2", ".jinja", ".jinja2", ".ejs",
        ".ftl", ".leaf",
    ]
    private static let payloadEndings = [".apns", ".json"]
    private static let lineEndings = [".ndjson", ".jsonl"]

    /// Whether a file of this name is looked at when it is found in a folder.
    public static func isWanted(_ name: String) -> Bool {
        if isLines(name) { return true }
        let stem = withoutTemplateEnding(name) ?? name
        if payloadEndings.contains(where: { stem.hasSuffix($0) }) { return true }
        // `push.apns.json` and `push.liquid.json` end in a payload's ending themselves.
        return payloadEndings.contains { name.hasSuffix($0) }
    }

    /// Whether a file is one that, by its name, holds a payload and nothing else.
    public static func isPayload(_ name: String) -> Bool {
        (withoutTemplateEnding(name) ?? name).hasSuffix(".apns") || name.hasSuffix(".apns")
    }

    /// Whether the file has one JSON text a line.
    public static func isLines(_ name: String) -> Bool {
        let stem = withoutTemplateEnding(name) ?? name
        return lineEndings.contains { stem.hasSuffix($0) }
    }

    /// Whether a template's ending stands at the end of the name, or right before `.json` or `.apns`.
    public static func isTemplate(_ name: String) -> Bool {
        if withoutTemplateEnding(name) != nil { return true }
        guard let ending = payloadEndings.first(where: { name.hasSuffix($0) }) else { return false }
        return withoutTemplateEnding(String(name.dropLast(ending.count))) != nil
    }

    /// What to do about a placeholder in a file that is not known to be a template.
    static let templateAdvice =
        "If the file is a template, end its name in .liquid, .erb, .hbs, .j2 or the like, or list it under “templates” in "
        + ".pushlint.yml."

    /// Whether the file is read as JSON as it stands: neither as YAML, nor line by line, nor as a template.
    public static func isPlainJSON(_ name: String) -> Bool {
        !isLines(name) && !isTemplate(name) && !isYAML(name)
    }

    static func isYAML(_ name: String) -> Bool { name.hasSuffix(".yml") || name.hasSuffix(".yaml") }

    private static func withoutTemplateEnding(_ name: String) -> String? {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), templateEndings.contains(String(name[dot...]))
        else { return nil }
        return String(name[..<dot])
    }
}
