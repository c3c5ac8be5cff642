import SourceTree

@testable import StringTables

extension StringTable {
    /// A table read from bytes; by its path, a German `.strings` file unless told otherwise.
    static func sample(_ bytes: [UInt8], path: String = "App/de.lproj/Localizable.strings") -> StringTable {
        guard let place = StringTablePath(path) else { preconditionFailure("no table's path: \(path)") }
        return StringTableReader.read(Source(name: path, bytes: bytes), path: place)
    }

    static func sample(_ text: String, path: String = "App/de.lproj/Localizable.strings") -> StringTable {
        sample(Array(text.utf8), path: path)
    }

    /// The part of the file that a fault points at.
    func pointedAt(_ fault: TableFault) -> String {
        String(decoding: file.bytes[fault.range], as: UTF8.self)
    }
}
