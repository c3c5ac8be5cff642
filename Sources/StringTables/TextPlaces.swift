extension StringTable {
    /// The bytes in the file for a stretch of a text that stands in it.
    ///
    /// - Parameters:
    ///   - range: bytes of the decoded text's UTF-8 form, such as a specifier's range.
    ///   - text: the decoded text.
    ///   - valueRange: where the text stands in the file, as its entry, form or variation says.
    /// - Returns: the stretch itself where the file has the text in UTF-8, and the whole of `valueRange` elsewhere, or
    ///   where escapes make the places unclear.
    public func fileRange(of range: Range<Int>, in text: String, at valueRange: Range<Int>) -> Range<Int> {
        guard valueRange.upperBound <= file.bytes.count, valueRange.count >= text.utf8.count else { return valueRange }
        let quotes = valueRange.count >= 2 && StringTable.isQuote(file.bytes[valueRange.lowerBound])
        let inner = quotes ? valueRange.dropFirst().dropLast() : valueRange
        if file.bytes[inner].elementsEqual(text.utf8) {
            return inner.lowerBound + range.lowerBound..<inner.lowerBound + range.upperBound
        }
        guard quotes, path.kind == .strings, let offsets = escapedOffsets(inner), offsets.count == text.utf8.count + 1
        else { return valueRange }
        return offsets[range.lowerBound]..<offsets[range.upperBound]
    }

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    /// For each byte of the decoded text, and for its end, where it is written.
    private func escapedOffsets(_ inner: Range<Int>) -> [Int]? {
        file.bytes.withUnsafeBufferPointer { bytes in
            var offsets: [Int] = []
            var place = inner.lowerBound
            while place < inner.upperBound {
                guard bytes[place] == UInt8(ascii: "\\") else {
                    offsets.append(place)
                    place += 1
                    continue
                }
                guard let escape = StringsEscape.read(bytes, at: place) else { return nil }
                for _ in escape.text.utf8 { offsets.append(place) }
                place = escape.end
            }
            return offsets + [inner.upperBound]
        }
    }
}
