/// What the name of a file says about how payloads stand in it.
public enum PayloadName {
    private static let templateEndings = endings(
        ".liquid", ".erb", ".hbs", ".handlebars", ".mustache", ".tmpl", ".gotmpl", ".j2", ".jinja", ".jinja2", ".ejs",
        ".ftl", ".leaf")
    private static let ownEndings = endings(".apns")
    private static let payloadEndings = endings(".apns", ".json")
    private static let lineEndings = endings(".ndjson", ".jsonl")
    private static let yamlEndings = endings(".yml", ".yaml")

    /// Whether a file of this name is looked at when it is found in a folder.
    public static func isWanted(_ name: String) -> Bool {
        withBytes(name) { name in
            // `push.apns.json` and `push.liquid.json` end in a payload's ending themselves.
            if length(of: payloadEndings, endingIn: name) != nil { return true }
            let stem = withoutTemplateEnding(name)
            return length(of: payloadEndings, endingIn: stem) != nil || length(of: lineEndings, endingIn: stem) != nil
        }
    }

    /// Whether a file is one that, by its name, holds a payload and nothing else.
    public static func isPayload(_ name: String) -> Bool {
        withBytes(name) { length(of: ownEndings, endingIn: withoutTemplateEnding($0)) != nil }
    }

    /// Whether the file has one JSON text a line.
    public static func isLines(_ name: String) -> Bool {
        withBytes(name) { length(of: lineEndings, endingIn: withoutTemplateEnding($0)) != nil }
    }

    /// Whether a template's ending stands at the end of the name, or right before `.json` or `.apns`.
    public static func isTemplate(_ name: String) -> Bool {
        withBytes(name) { name in
            if length(of: templateEndings, endingIn: name) != nil { return true }
            guard let length = length(of: payloadEndings, endingIn: name) else { return false }
            return self.length(of: templateEndings, endingIn: name.dropLast(length)) != nil
        }
    }

    /// What to do about a placeholder in a file that is not known to be a template.
    static let templateAdvice =
        "If the file is a template, end its name in .liquid, .erb, .hbs, .j2 or the like, or list it under “templates” in "
        + ".pushlint.yml."

    /// Whether the file is read as JSON as it stands: neither as YAML, nor line by line, nor as a template.
    public static func isPlainJSON(_ name: String) -> Bool {
        !isLines(name) && !isTemplate(name) && !isYAML(name)
    }

    static func isYAML(_ name: String) -> Bool {
        withBytes(name) { length(of: yamlEndings, endingIn: $0) != nil }
    }

    // MARK: Endings

    /// A file's name in UTF-8: names are looked at for each file of a project.
    private typealias Name = Slice<UnsafeBufferPointer<UInt8>>

    private static func endings(_ texts: String...) -> [[UInt8]] { texts.map { Array($0.utf8) } }

    private static func withBytes<Result>(_ name: String, _ body: (Name) -> Result) -> Result {
        var name = name
        return name.withUTF8 { body($0[...]) }
    }

    /// How long that one of some endings is which the name ends in, in bytes; nil when it ends in none.
    private static func length(of endings: [[UInt8]], endingIn name: Name) -> Int? {
        endings.first { name.ends(in: $0) }?.count
    }

    private static func withoutTemplateEnding(_ name: Name) -> Name {
        name.dropLast(length(of: templateEndings, endingIn: name) ?? 0)
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    fileprivate func ends(in ending: [UInt8]) -> Bool {
        last == ending.last && suffix(ending.count).elementsEqual(ending)
    }
}
