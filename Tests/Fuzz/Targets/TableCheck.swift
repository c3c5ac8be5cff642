import SourceTree
import StringTables

/// What must hold of a string table, whatever its file holds.
enum TableCheck {
    static func read(_ bytes: [UInt8], at path: String) {
        guard let tablePath = StringTablePath(path) else { preconditionFailure("\(path) is no table's path") }
        let table = StringTableReader.read(Source(name: path, bytes: bytes), path: tablePath)
        for fault in table.faults {
            precondition(!fault.message.isEmpty)
            precondition(fault.range.lowerBound >= 0 && fault.range.upperBound <= bytes.count)
            _ = table.position(of: fault.range.lowerBound)
        }
        for entry in table.entries.prefix(50) {
            precondition(entry.keyRange.upperBound <= bytes.count && entry.valueRange.upperBound <= bytes.count)
            _ = table.position(of: entry.valueRange.upperBound)
            _ = ArgumentUse(entry.value)
            if !table.isRefused, entry.isVisibleToDevice {
                precondition(table.entry(for: entry.key, in: entry.language) != nil)
            }
        }
    }
}
