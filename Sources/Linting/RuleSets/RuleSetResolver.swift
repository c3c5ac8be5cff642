import BuiltinRules
import SourceTree
import Spelling
import Workspace

/// Joins a rule set with those that it extends, and gathers every mistake on the way.
struct RuleSetResolver {
    typealias ReadFile = SchemaFiles.ReadFile

    private let readFile: ReadFile
    private var faults: [RuleSetFault] = []
    /// The files that are being read, outermost first: one that comes up again extends itself.
    private var trail: [Path] = []
    /// The folder that the outermost of them was given by, which those that it extends stand in too.
    private var outermostFolder = Path.root
    /// How many rule sets were read because others extend them, each as often as it is extended.
    private var extendedCount = 0
    /// Whether every rule set that others extend was found.
    private var isComplete = true

    init(readFile: @escaping ReadFile) {
        self.readFile = readFile
    }

    /// - Parameters:
    ///   - layers: the configurations, the outermost first. If none of them extends anything, they stand on
    ///     `pushlint:recommended`.
    ///   - replacement: rule sets whose rules are taken in place of the configurations'; nil to take those.
    /// - Returns: what came of it, and every fault in the files and in those that they extend.
    static func resolve(
        _ layers: [RuleSetLayer], replacingRulesWith replacement: [RuleSetLayer]?, readFile: @escaping ReadFile
    ) -> (ResolvedRuleSet, [RuleSetFault]) {
        var resolver = RuleSetResolver(readFile: readFile)
        var result = ResolvedRuleSet()
        let documents = layers.compactMap { resolver.document(of: $0) }
        if let replacement {
            for layer in replacement { resolver.add(layer, to: &result) }
            var own = ResolvedRuleSet()
            resolver.add(documents, to: &own)
            result.settings = own.settings.merged(over: result.settings)
        } else {
            resolver.add(documents, to: &result)
            resolver.checkIgnores(of: result)
        }
        return (result, resolver.faults)
    }

    /// Adds the configurations, the outermost first, and what they stand on.
    private mutating func add(_ documents: [RuleSetDocument], to result: inout ResolvedRuleSet) {
        if !documents.contains(where: { $0.extensions != nil }) { add(.builtin("pushlint:recommended"), to: &result) }
        for document in documents { addOutermost(document, from: documents[0].folder, to: &result) }
    }

    // MARK: Layers

    private mutating func add(_ layer: RuleSetLayer, to result: inout ResolvedRuleSet) {
        if case .builtin(let name) = layer {
            if let set = builtin(name, level: nil) { merge(set, level: nil, into: &result) }
        } else if let document = document(of: layer) {
            addOutermost(document, from: document.folder, to: &result)
        }
    }

    /// Nil for a built-in rule set, and for a file that cannot be read.
    private mutating func document(of layer: RuleSetLayer) -> RuleSetDocument? {
        guard case .file(let source, let folder) = layer else { return nil }
        return read(source, folder: folder)
    }

    private mutating func addOutermost(
        _ document: RuleSetDocument, from folder: Path, to result: inout ResolvedRuleSet
    ) {
        outermostFolder = folder
        trail.append(document.folder.appending(Path(document.file.name).name).normalised)
        add(document, level: .recommended, to: &result)
        trail.removeLast()
    }

    private enum Format { case json, yaml }

    /// A rule set in a file is YAML, or JSON where its name says so.
    private mutating func read(_ source: Source, folder: Path) -> RuleSetDocument? {
        read(source, as: source.name.hasSuffix(".json") ? .json : .yaml, folder: folder)
    }

    private mutating func read(_ source: Source, as format: Format, folder: Path) -> RuleSetDocument? {
        do {
            let tree = try format == .json ? JSONParser.parse(source) : YAMLParser.parse(source)
            var reader = RuleSetReader(schemaFiles: SchemaFiles(for: source, in: folder, readFile: readFile))
            let document = reader.read(tree, folder: folder)
            faults += reader.faults
            return document
        } catch {
            faults.append(RuleSetFault(error.message, at: Spot(file: source, range: error.range)))
            return nil
        }
    }

    /// Adds a document on top of what is there: first what it extends, then its own rules.
    private mutating func add(
        _ document: RuleSetDocument, level: RuleSetDocument.Level, to result: inout ResolvedRuleSet
    ) {
        for entry in document.extensions ?? [] {
            guard let set = resolve(entry, from: document) else {
                isComplete = false
                continue
            }
            merge(set, level: entry.level, into: &result)
        }
        for alias in document.aliases { result.aliases[alias.name.text] = alias.given }
        report(result.table.apply(document, level: level, aliases: result.aliases), among: result.table)
        for override in document.overrides { add(override, of: document, to: &result) }
        result.settings = document.settings.merged(over: result.settings)
    }

    private func merge(
        _ set: ResolvedRuleSet, level: RuleSetDocument.Level?, into result: inout ResolvedRuleSet
    ) {
        var table = set.table
        if let level { table.apply(level) }
        result.table.merge(table)
        result.aliases.merge(set.aliases) { $1 }
        result.overrides += set.overrides
        result.settings = set.settings.merged(over: result.settings)
    }

    // MARK: extends

    private mutating func resolve(
        _ entry: RuleSetDocument.Extension, from document: RuleSetDocument
    ) -> ResolvedRuleSet? {
        let name = entry.name.text
        if name.hasPrefix("pushlint:") { return builtin(name, at: entry.name, level: entry.level) }
        if name.contains("://") {
            faults.append(
                RuleSetFault(
                    "“\(name)” is an address; pushlint fetches nothing. Keep the rule set beside this file and name "
                        + "its path.", at: entry.name))
            return nil
        }
        let path = Path(name).absolute(in: document.folder)
        if trail.contains(path) {
            let circle = (trail.drop { $0 != path } + [path]).map(\.name)
            faults.append(
                RuleSetFault(
                    "The rule sets extend one another in a circle: \(circle.joined(separator: " → ")).",
                    at: entry.name))
            return nil
        }
        if leadsOut(path) {
            faults.append(
                RuleSetFault(
                    "The rule set “\(name)” lies outside of the repository, or, without one, of the configuration's "
                        + "folder; nothing is read there. Keep a copy inside.", at: entry.name))
            return nil
        }
        guard countExtension(entry.name) else { return nil }
        switch readFile(path) {
        case .failure(let fault):
            faults.append(RuleSetFault("Cannot read the rule set “\(name)”: \(fault.message)", at: entry.name))
            return nil
        case .success(let source):
            guard let extended = read(source, folder: path.parent ?? .root) else { return nil }
            trail.append(path)
            defer { trail.removeLast() }
            var result = ResolvedRuleSet()
            add(extended, level: entry.level ?? .recommended, to: &result)
            return result
        }
    }

    /// How many rule sets may be read because others extend them: sets that share what they extend read it again each
    /// time, which doubles from one level to the next.
    static let maximumExtensions = 1000

    /// False, with one fault for all, when there are too many.
    private mutating func countExtension(_ name: Node) -> Bool {
        extendedCount += 1
        if extendedCount == RuleSetResolver.maximumExtensions + 1 {
            faults.append(
                RuleSetFault(
                    "The rule sets extend one another more than \(RuleSetResolver.maximumExtensions) times, counting each "
                        + "as often as it is extended. Extend a shared rule set in one place.", at: name))
        }
        return extendedCount <= RuleSetResolver.maximumExtensions
    }

    /// Whether a file lies outside of all that a rule set may read: whoever writes one must not have others' files shown.
    private func leadsOut(_ path: Path) -> Bool {
        func leads(outOf folder: Path) -> Bool { !path.isWithin(folder) || path.leadsOut(of: folder) }
        guard leads(outOf: outermostFolder) else { return false }
        return GitWorkTree.enclosing(outermostFolder).map { leads(outOf: $0.root) } ?? true
    }

    /// `pushlint:recommended`, `pushlint:all`, or `pushlint:` and the name of one file in `rules/`.
    private mutating func builtin(
        _ name: String, at place: Node? = nil, level: RuleSetDocument.Level?
    ) -> ResolvedRuleSet? {
        let short = String(name.dropFirst("pushlint:".count))
        let isWhole = short == "recommended" || short == "all"
        let named = BuiltinRuleSets.files + BuiltinRuleSets.vendors
        let files = isWhole ? BuiltinRuleSets.files : named.filter { $0.name == short }
        guard !files.isEmpty else {
            let known = (["recommended", "all"] + named.map(\.name)).map { "pushlint:" + $0 }
            if let place {
                faults.append(.unknown(place, "rule set", among: known))
            } else {
                let source = Source(name: "--ruleset", text: name)
                var message = "Unknown rule set “\(name)”."
                if let nearest = Spelling.nearest(to: name, among: known) { message += " Did you mean “\(nearest)”?" }
                faults.append(RuleSetFault(message, at: Spot(file: source, range: 0..<source.bytes.count)))
            }
            return nil
        }
        var result = ResolvedRuleSet()
        for file in files {
            let source = Source(name: "pushlint:\(file.name)", text: file.json)
            guard let document = read(source, as: .json, folder: Path.root) else { continue }
            add(document, level: short == "all" ? .all : .recommended, to: &result)
        }
        return result
    }

    // MARK: overrides

    private mutating func add(
        _ override: RuleSetDocument.Override, of document: RuleSetDocument, to result: inout ResolvedRuleSet
    ) {
        var targets: [(glob: Glob, pointer: JSONPointer?)] = []
        for node in override.files {
            let parts = node.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            do {
                let glob = try Glob(below: String(parts[0]))
                targets.append((glob, parts.count > 1 ? JSONPointer(String(parts[1])) : nil))
            } catch {
                faults.append(RuleSetFault("“\(parts[0])” is no glob: \(error.message)", at: node))
            }
        }
        var aliases = result.aliases
        for alias in override.layer.aliases { aliases[alias.name.text] = alias.given }
        var extended = RuleTable()
        for entry in override.layer.extensions ?? [] {
            guard var table = resolve(entry, from: document)?.table else { continue }
            if let level = entry.level { table.apply(level) }
            extended.merge(table)
        }
        let resolved = ResolvedRuleSet.Override(
            targets: targets, folder: document.folder, layer: override.layer, aliases: aliases, extended: extended)
        var trial = result.table
        trial.merge(extended)
        report(trial.apply(override.layer, level: .recommended, aliases: aliases), among: trial)
        result.overrides.append(resolved)
    }

    private mutating func report(_ unknown: [Node], among table: RuleTable) {
        guard !unknown.isEmpty else { return }
        let sets = ["recommended"] + BuiltinRuleSets.vendors.map(\.name)
        let builtin = sets.map { (set: $0, rules: RuleSetResolver.ruleNames(of: $0)) }
        for name in unknown {
            guard let own = builtin.first(where: { $0.rules.contains(name.text) }) else {
                faults.append(.unknown(name, "rule", among: table.names + builtin.flatMap(\.rules)))
                continue
            }
            // Where an extended rule set could not be read, its rules are missing too; that is one fault, not many.
            guard isComplete else { continue }
            let advice =
                own.set == "recommended"
                ? "Write “extends: pushlint:recommended”." : "Add “pushlint:\(own.set)” to “extends”."
            faults.append(
                RuleSetFault(
                    "“\(name.text)” is a rule of pushlint's own, which this rule set does not stand on. \(advice)",
                    at: name))
        }
    }

    /// An entry of `ignore` for a rule that no rule set has ignores nothing.
    private mutating func checkIgnores(of set: ResolvedRuleSet) {
        let overridden = set.overrides.flatMap { $0.layer.rules.map(\.name.text) + $0.extended.names }
        let known = Set(set.table.names + overridden)
        let unknown = set.settings.ignores.flatMap { $0.rules }.filter { !known.contains($0.text) }
        guard !unknown.isEmpty, isComplete else { return }
        let builtin = RuleSetResolver.ruleNames(of: "all")
        for name in unknown where !builtin.contains(name.text) {
            faults.append(.unknown(name, "rule", among: known.sorted() + builtin))
        }
    }

    private static func ruleNames(of set: String) -> [String] {
        let (set, _) = resolve([], replacingRulesWith: [.builtin("pushlint:" + set)]) {
            .failure(FileProblem(.missing, at: $0))
        }
        return set.table.names
    }
}
