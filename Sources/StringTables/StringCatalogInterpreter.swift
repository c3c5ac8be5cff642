import SourceTree

/// Makes table entries of a catalog's JSON.
struct StringCatalogInterpreter {
    private(set) var entries: [StringTableEntry] = []
    private(set) var faults: [TableFault] = []
    /// In the order in which they first occur, the source language first.
    private(set) var languages: [String] = []
    private(set) var sourceLanguage: String?
    private(set) var isRefused = false
    private let root: Node
    private var knownLanguages: Set<String> = []

    init(_ tree: Tree) {
        root = tree.root
    }

    mutating func interpret() {
        reportRepeatedKeys()
        guard root.kind == .object else {
            isRefused = true
            return report("A string catalog is an object, not \(root.kind.described).", at: root)
        }
        readSourceLanguage()
        checkVersion()
        checkTopLevel()
        guard let strings = root["strings"], strings.kind == .object else {
            isRefused = true
            return report("A string catalog has its texts in an object “strings”.", at: root["strings"] ?? root)
        }
        for member in strings.members { readEntry(member) }
    }

    // MARK: Top level

    private mutating func readSourceLanguage() {
        guard let node = root["sourceLanguage"], let language = node.string, !language.isEmpty else {
            return report("The catalog does not name its “sourceLanguage”.", at: root["sourceLanguage"] ?? root)
        }
        sourceLanguage = language
        note(language)
    }

    private mutating func checkVersion() {
        guard let version = root["version"] else {
            return report("The catalog does not name its “version”, such as “1.0”.", .warning, at: root)
        }
        guard version.string.map({ !StringCatalogReader.versions.contains($0) }) ?? true else { return }
        report(
            "The catalog's version is \(version.string.map { "“\($0)”" } ?? version.kind.described); known are “1.0” and "
                + "“1.1”, and the texts may mean something else here.", .info, at: version)
    }

    /// Entries outside of “strings” are never compiled, and nothing says so.
    private mutating func checkTopLevel() {
        for member in root.members where !["sourceLanguage", "strings", "version"].contains(member.name) {
            let isEntry = member.value["localizations"] != nil || member.value["extractionState"] != nil
            report(
                isEntry
                    ? "The entry “\(member.name)” stands outside of “strings”, so that the app never has its texts. Move it "
                        + "inside."
                    : "“\(member.name)” is no part of a catalog and is ignored.",
                isEntry ? .error : .info, at: member.key)
        }
    }

    private mutating func reportRepeatedKeys() {
        guard !root.tree.irregularities.isEmpty else { return }
        var firstRanges: [Int: Range<Int>] = [:]
        for irregularity in root.tree.irregularities {
            switch irregularity.kind {
            case .duplicateKey(let first): firstRanges[irregularity.range.lowerBound] = first
            case .byteOrderMark:
                faults.append(
                    TableFault(
                        .jsonSyntax, .warning, "The text starts with a byte order mark, which JSON forbids. Remove it.",
                        at: irregularity.range))
            }
        }
        reportRepeatedKeys(in: root, firstRanges)
    }

    private mutating func reportRepeatedKeys(in start: Node, _ firstRanges: [Int: Range<Int>]) {
        var waiting = [(start, JSONPointer([]))]
        while let (node, pointer) = waiting.popLast() {
            for member in node.members {
                let place = pointer.appending(member.name)
                waiting.append((member.value, place))
                guard let first = firstRanges[member.key.range.lowerBound] else { continue }
                let isEntry = place.tokens.count == 2 && place.tokens.first == "strings"
                faults.append(
                    TableFault(
                        isEntry ? .stringsDuplicateKey : .jsonDuplicateKey, .warning,
                        "“\(member.name)” stands twice in this object; the last one wins and the other is lost. Remove one of "
                            + "them.", at: member.key.range, pointer: place,
                        related: [
                            TableFault.RelatedPlace(message: "It stands here first.", range: first, pointer: place)
                        ]))
            }
            for (index, element) in node.elements.enumerated() {
                waiting.append((element, pointer.appending(String(index))))
            }
        }
    }

    // MARK: Entries

    private mutating func readEntry(_ member: Member) {
        let pointer = JSONPointer(["strings", member.name])
        guard member.value.kind == .object else {
            return report("An entry is an object, not \(member.value.kind.described).", at: member.value, pointer)
        }
        let serves = member.value["shouldTranslate"]?.boolean == false
        let extraction = member.value["extractionState"]?.string.flatMap(TranslationState.init(rawValue:))
        let localizations = member.value["localizations"]
        if let localizations, localizations.kind != .object {
            report(
                "“localizations” is an object with a member for each language, not \(localizations.kind.described).",
                at: localizations, pointer.appending("localizations"))
        }
        var hasSource = false
        for localization in localizations?.members ?? member.key.members {
            let place = pointer.appending("localizations").appending(localization.name)
            note(localization.name)
            var reader = StringCatalogLocalization(localization.value, language: localization.name, pointer: place)
            let content = reader.read()
            faults += reader.faults
            guard let content else { continue }
            let isSource = localization.name == sourceLanguage
            hasSource = hasSource || isSource
            entries.append(
                StringTableEntry(
                    key: member.name, language: localization.name, keyRange: member.key.range,
                    valueRange: content.range, value: content.value, pointer: content.pointer,
                    state: extraction == .stale ? .stale : content.state, servesAllLanguages: serves && isSource))
        }
        guard !hasSource, let sourceLanguage else { return }
        entries.append(
            StringTableEntry(
                key: member.name, language: sourceLanguage, keyRange: member.key.range, valueRange: member.key.range,
                value: .text(member.name), pointer: pointer, state: extraction, servesAllLanguages: serves,
                isKeyAsText: true))
    }

    private mutating func note(_ language: String) {
        if knownLanguages.insert(language).inserted { languages.append(language) }
    }

    private mutating func report(
        _ message: String, _ seriousness: TableFault.Seriousness = .error, at node: Node, _ pointer: JSONPointer? = nil
    ) {
        faults.append(
            TableFault(.catalogStructure, seriousness, message, at: node.range, pointer: pointer ?? node.pointer))
    }
}
