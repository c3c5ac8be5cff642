import SourceTree
import StringTables

extension StringTable {
    /// A place in the table, with its line and column where the table's encoding is needed to tell them.
    package func spot(_ range: Range<Int>, pointer: JSONPointer) -> Spot {
        if isUTF8 { return Spot(file: file, range: range, pointer: pointer) }
        let start = position(of: range.lowerBound)
        return Spot(
            file: file, range: range, pointer: pointer,
            positions: start...max(start, position(of: range.upperBound)))
    }

    /// The place of an entry's value.
    package func spot(of entry: StringTableEntry) -> Spot {
        spot(entry.valueRange, pointer: entry.pointer)
    }

    /// The place of a stretch of the text that a phone shows for an entry.
    ///
    /// - Parameter stretch: bytes of the decoded text's UTF-8 form; nil for the whole value.
    package func spot(of entry: StringTableEntry, stretch: Range<Int>?) -> Spot {
        guard let stretch, let text = entry.value.phoneText else { return spot(of: entry) }
        let (range, pointer) = entry.phonePlace
        return spot(fileRange(of: stretch, in: text, at: range), pointer: pointer)
    }

    /// The file as a whole.
    package var wholeSpot: Spot { spot(0..<0, pointer: JSONPointer([])) }
}
