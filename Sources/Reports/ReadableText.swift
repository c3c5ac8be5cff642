import SourceTree

/// A file's text for people, whatever encoding it is in.
enum ReadableText {
    /// The text in UTF-8, with the lines and columns of the file; nil for a file that is no text, such as a binary
    /// property list.
    static func bytes(of source: Source) -> [UInt8]? {
        let bytes = source.bytes
        if bytes.starts(with: [0xFF, 0xFE]) { return utf8(bytes.dropFirst(2)) { $0 | $1 << 8 } }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf8(bytes.dropFirst(2)) { $0 << 8 | $1 } }
        return bytes.starts(with: Array("bplist".utf8)) ? nil : bytes
    }

    private static func utf8(_ bytes: ArraySlice<UInt8>, unit: (UInt16, UInt16) -> UInt16) -> [UInt8] {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
            unit(UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
