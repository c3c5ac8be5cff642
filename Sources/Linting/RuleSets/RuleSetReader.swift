import SourceTree
import Spelling
import Workspace

/// Reads a rule set or a configuration from its tree. Every mistake is kept; reading goes on behind it.
struct RuleSetReader {
    private let schemaFiles: SchemaFiles
    private(set) var faults: [RuleSetFault] = []

    init(schemaFiles: SchemaFiles) {
        self.schemaFiles = schemaFiles
    }

    /// - Parameter folder: what relative names and globs in the file count from.
    mutating func read(_ tree: Tree, folder: Path) -> RuleSetDocument {
        var document = RuleSetDocument(file: tree.source, folder: folder)
        switch tree.root.kind {
        case .object: readTopLevel(of: tree.root, isOverride: false, into: &document)
        case .null: break
        default:
            faults.append(
                RuleSetFault(
                    "A rule set or configuration is a mapping of keys such as extends and rules; this is "
                        + "\(tree.root.kind.described).", at: tree.root))
        }
        return document
    }

    // MARK: Keys

    static let ruleSetKeys = [
        "version", "$schema", "description", "documentationUrl", "extends", "rules", "aliases", "overrides", "formats",
        "parserOptions",
    ]
    static let overrideKeys = ["files", "rules", "extends", "aliases", "formats"]
    /// Settings that hold for a whole project, not for some of its files.
    static let projectKeys = ["payloads", "exclude", "ignore", "baseline"]
    private static let unsupportedKeys: [String: String] = [
        "functions": "pushlint runs no code from a rule set; docs/RULE-SETS.md lists the functions that there are.",
        "functionsDir": "pushlint runs no code from a rule set; docs/RULE-SETS.md lists the functions that there are.",
    ]

    private mutating func readTopLevel(of object: Node, isOverride: Bool, into document: inout RuleSetDocument) {
        var settings = SettingsReader(folder: document.folder, schemaFiles: schemaFiles)
        let own = isOverride ? RuleSetReader.overrideKeys : RuleSetReader.ruleSetKeys
        let known = own + SettingsReader.keys
        for member in object.members {
            let name = member.name
            if isOverride, RuleSetReader.projectKeys.contains(name) {
                fault(
                    "“\(name)” holds for the whole project; it stands at the top level, not in “overrides”.", member.key
                )
            } else if SettingsReader.keys.contains(name) {
                settings.read(member)
            } else if own.contains(name) {
                readKey(name, member.value, into: &document)
            } else if let why = RuleSetReader.unsupportedKeys[name] {
                faults.append(RuleSetFault("“\(name)” is not supported: \(why)", at: member.key))
            } else if !name.hasPrefix("x-") {
                report(unknown: member.key, "key", among: known)
            }
        }
        faults += settings.faults
        document.settings = settings.settings
    }

    private mutating func readKey(_ name: String, _ value: Node, into document: inout RuleSetDocument) {
        switch name {
        case "version":
            if value.integer != 1 { fault("This pushlint reads rule sets of version 1.", value) }
        case "documentationUrl": document.documentation = string(value, "documentationUrl")
        case "extends": document.extensions = readExtensions(value)
        case "rules": document.rules = readRules(value)
        case "aliases": document.aliases = readAliases(value)
        case "overrides": document.overrides = readOverrides(value, of: document)
        case "formats": document.formats = strings(value, "formats")
        default: break
        }
    }

    // MARK: extends

    private mutating func readExtensions(_ value: Node) -> [RuleSetDocument.Extension] {
        if value.kind == .string { return [RuleSetDocument.Extension(name: value, level: nil)] }
        guard value.kind == .array else {
            fault("“extends” is a name, or a list of names and of pairs [name, off | recommended | all].", value)
            return []
        }
        return value.elements.compactMap { readExtension($0) }
    }

    private mutating func readExtension(_ value: Node) -> RuleSetDocument.Extension? {
        if value.kind == .string { return RuleSetDocument.Extension(name: value, level: nil) }
        let pair = Array(value.elements)
        guard pair.count == 2, pair[0].kind == .string, pair[1].kind == .string else {
            fault("An entry of “extends” is a name, or a pair [name, off | recommended | all].", value)
            return nil
        }
        guard let level = RuleSetDocument.Level(rawValue: pair[1].text) else {
            report(unknown: pair[1], "level", among: ["off", "recommended", "all"])
            return nil
        }
        return RuleSetDocument.Extension(name: pair[0], level: level)
    }

    // MARK: rules

    private mutating func readRules(_ value: Node) -> [(name: Node, entry: RuleSetDocument.Entry)] {
        guard value.kind == .object else {
            fault("“rules” is a mapping of rule names to severities or definitions.", value)
            return []
        }
        return value.members.compactMap { member in
            if member.value.kind == .object {
                var reader = RuleDefinitionReader(member, schemaFiles: schemaFiles)
                let definition = reader.read()
                faults += reader.faults
                return definition.map { (member.key, .definition($0)) }
            }
            return readSetting(member.value).map { (member.key, .setting($0)) }
        }
    }

    private mutating func readSetting(_ value: Node) -> RuleSetting? {
        switch SeverityReader.read(value) {
        case .success(let setting): return setting
        case .failure(let fault):
            faults.append(fault)
            return nil
        }
    }

    // MARK: aliases and overrides

    private mutating func readAliases(_ value: Node) -> [(name: Node, given: [Node])] {
        guard value.kind == .object else {
            fault("“aliases” is a mapping of names to paths.", value)
            return []
        }
        return value.members.compactMap { member in
            guard isAliasName(member.name) else {
                fault(
                    "An alias has a name of letters, digits, _ and -, and starts with a letter; this is "
                        + "“\(member.name)”.", member.key)
                return nil
            }
            if member.value.kind == .object {
                fault(
                    "Aliases with “targets” are not supported; write one alias for each format, and “formats” in the "
                        + "rules that use them.", member.value)
                return nil
            }
            let paths = strings(member.value, "an alias") ?? []
            return paths.isEmpty ? nil : (member.key, paths)
        }
    }

    private func isAliasName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return false }
        return name.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-")
        }
    }

    private mutating func readOverrides(_ value: Node, of document: RuleSetDocument) -> [RuleSetDocument.Override] {
        guard value.kind == .array else {
            fault("“overrides” is a list; each entry has “files” and what holds for them.", value)
            return []
        }
        return value.elements.compactMap { entry in
            guard entry.kind == .object, let files = entry["files"], let patterns = strings(files, "files"),
                !patterns.isEmpty
            else {
                fault("An entry of “overrides” needs “files”: a glob, or a list of globs.", entry)
                return nil
            }
            var layer = RuleSetDocument(file: document.file, folder: document.folder)
            readTopLevel(of: entry, isOverride: true, into: &layer)
            check(pointers: patterns, in: layer, of: entry)
            return RuleSetDocument.Override(files: patterns, layer: layer)
        }
    }

    /// With a `#/pointer` behind a glob, an override can only weigh rules, and all its globs must have one.
    private mutating func check(pointers patterns: [Node], in layer: RuleSetDocument, of entry: Node) {
        let withPointer = patterns.filter { $0.text.contains("#") }
        guard !withPointer.isEmpty else { return }
        if withPointer.count != patterns.count {
            fault("Either all entries of “files” have a pointer behind #, or none has.", patterns[0])
        }
        for pattern in withPointer {
            let pointer = pattern.text.drop { $0 != "#" }.dropFirst()
            if JSONPointer(String(pointer)) == nil {
                fault("“\(pointer)” is no JSON Pointer; one looks like /aps/alert.", pattern)
            }
        }
        for (name, entry) in layer.rules {
            if case .definition = entry {
                fault("An override for a pointer can only give rules a severity.", name)
            }
        }
        if let node = entry.members.first(where: { !["files", "rules"].contains($0.name) })?.key {
            fault("An override for a pointer can hold “rules” only.", node)
        }
    }

    // MARK: Pieces

    private mutating func string(_ value: Node, _ what: String) -> String? {
        if value.kind == .string { return value.text }
        fault("“\(what)” is a text; this is \(value.kind.described).", value)
        return nil
    }

    private mutating func strings(_ value: Node, _ what: String) -> [Node]? {
        if value.kind == .string { return [value] }
        let elements = Array(value.elements)
        guard value.kind == .array, elements.allSatisfy({ $0.kind == .string }) else {
            fault("“\(what)” is a text or a list of texts; this is \(value.kind.described).", value)
            return nil
        }
        return elements
    }

    private mutating func report(unknown node: Node, _ what: String, among known: [String]) {
        faults.append(.unknown(node, what, among: known))
    }

    private mutating func fault(_ message: String, _ node: Node) {
        faults.append(RuleSetFault(message, at: node))
    }
}
