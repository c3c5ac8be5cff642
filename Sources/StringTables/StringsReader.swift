import PropertyLists
import SourceTree

/// Reads a `.strings` file as CoreFoundation's old-style property-list reader does (CFOldStylePList.c), and property
/// lists in XML or binary form in its place, told by content.
///
/// Where CoreFoundation gives up or silently stops, reading goes on to the end: each fault is reported once, and what a
/// device does not see is marked so.
public enum StringsReader {
    /// How many arrays and dictionaries may stand inside one another, as in CoreFoundation.
    public static let maximumDepth = 512
    /// How many faults of one rule are reported for a file.
    public static let maximumFaults = 200

    /// Reads a `.strings` file of any form; what is wrong with it is in the table's faults.
    public static func read(_ file: Source, path: StringTablePath) -> StringTable {
        let languages = path.language.map { [$0] } ?? []
        guard !file.bytes.isEmpty else {
            // What InfoPlist.strings lacks is taken from Info.plist.
            let fault = TableFault(
                .stringsSyntax, path.name == "InfoPlist" ? .info : .warning,
                "The file is empty, which a device takes for a damaged one. It has no keys; a file without keys needs "
                    + "a comment at least.", at: 0..<0)
            return StringTable(
                file: file, path: path, entries: [], faults: [fault], isRefused: true, languages: languages)
        }
        if !PropertyListForm.isBinary(file.bytes) {
            let text = TableText(file.bytes)
            if !PropertyListForm.isXML(text) { return readOldStyle(file, path, text, languages) }
        }
        return PropertyListTable.read(file, path: path, rule: .stringsSyntax) { root, faults in
            entries(of: root, language: path.language, faults: &faults)
        }
    }

    private static func readOldStyle(
        _ file: Source, _ path: StringTablePath, _ text: TableText, _ languages: [String]
    ) -> StringTable {
        text.bytes.withUnsafeBufferPointer { bytes in
            var parser = StringsParser(bytes, text: text, language: path.language)
            parser.parse()
            let index = parser.hasStopped ? nil : [path.language ?? "": parser.lastPlaces]
            return StringTable(
                file: file, path: path, entries: parser.entries,
                faults: (text.fault.map { [$0] } ?? []) + parser.faults,
                isRefused: parser.isRefused || text.isRefused, languages: languages, index: index,
                encoding: text.encoding)
        }
    }

    /// The texts of a property list's dictionary.
    static func entries(
        of root: PropertyListNode, language: String?, faults: inout [TableFault]
    ) -> [StringTableEntry] {
        guard case .dictionary(let members) = root.value else {
            faults.append(
                TableFault(
                    .stringsSyntax, .error,
                    "A table is a dictionary of texts; this property list holds \(root.value.described).",
                    at: root.range))
            return []
        }
        return members.map { member in
            var value = StringTableValue.unusable(member.value.value.described)
            if case .string(let text) = member.value.value {
                value = .text(text)
            } else {
                faults.append(StringsFault.noText(member.value.value.described, member.value.range, key: member.key))
            }
            return StringTableEntry(
                key: member.key, language: language, keyRange: member.keyRange, valueRange: member.value.range,
                value: value)
        }
    }
}
