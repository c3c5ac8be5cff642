import PropertyLists
import SourceTree

/// Reads a table that is a property list in XML or binary form.
enum PropertyListTable {
    /// - Parameters:
    ///   - rule: what a property list that is not well-formed falls under.
    ///   - interpret: makes entries of the list's root and adds the faults that it finds.
    static func read(
        _ file: Source, path: StringTablePath, rule: TableFault.Rule,
        interpret: (PropertyListNode, inout [TableFault]) -> [StringTableEntry]
    ) -> StringTable {
        let isBinary = PropertyListForm.isBinary(file.bytes)
        var faults: [TableFault] = []
        var entries: [StringTableEntry] = []
        var isRefused = false
        do {
            let root = try isBinary ? BinaryPropertyList.read(file.bytes) : XMLPropertyList.read(file.bytes)
            entries = interpret(root, &faults)
            faults += duplicates(in: entries)
        } catch {
            isRefused = true
            faults.append(
                TableFault(rule, .error, error.message + " A device refuses the whole file.", at: error.range))
        }
        return StringTable(
            file: file, path: path, entries: entries, faults: faults, isRefused: isRefused,
            languages: path.language.map { [$0] } ?? [], encoding: isBinary ? .binary : encoding(of: file.bytes))
    }

    private static func encoding(of bytes: [UInt8]) -> TableEncoding {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0]) { return .utf16(isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C]) { return .utf16(isBigEndian: true) }
        return .utf8
    }

    private static func duplicates(in entries: [StringTableEntry]) -> [TableFault] {
        var last: [TableKey: Int] = [:]
        last.reserveCapacity(entries.count)
        var faults: [TableFault] = []
        for (place, entry) in entries.enumerated() {
            guard let earlier = last.updateValue(place, forKey: TableKey(entry.key)).map({ entries[$0] }) else {
                continue
            }
            if let winner = entry.value.text, let loser = earlier.value.text {
                faults.append(
                    StringsFault.duplicate(
                        entry.key, first: earlier.keyRange, second: entry.keyRange, winner: winner, loser: loser))
            } else {
                faults.append(
                    TableFault(
                        .stringsDuplicateKey, .warning,
                        "The key “\(entry.key)” stands twice; the last one wins. Remove one of them.",
                        at: entry.keyRange, pointer: entry.pointer,
                        related: [
                            TableFault.RelatedPlace(
                                message: "The key stands here first.", range: earlier.keyRange,
                                pointer: earlier.pointer)
                        ]))
            }
        }
        return faults
    }
}
