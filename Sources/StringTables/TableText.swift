import SourceTree

/// A table's text in UTF-8, whatever the file's encoding, with the way back to the file's bytes.
struct TableText: Sendable {
    let bytes: [UInt8]
    let encoding: TableEncoding
    /// Where the text starts in `bytes`, behind a byte order mark.
    let start: Int
    /// What is wrong with the encoding, and whether a device refuses the file for it.
    let fault: TableFault?
    let isRefused: Bool
    /// For each byte, and for the end, its offset in the file; nil where they are the same.
    private let offsets: [UInt32]?

    /// The text of a file, with a fault for an encoding that a device does not read. Invalid bytes become U+FFFD.
    init(_ file: [UInt8]) {
        if file.starts(with: [0xFF, 0xFE, 0, 0]) || file.starts(with: [0, 0, 0xFE, 0xFF]) {
            self.init(wide: file, width: 4, isBigEndian: file[0] == 0, TableText.utf32Fault, isRefused: false)
        } else if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF]) {
            self.init(wide: file, width: 2, isBigEndian: file[0] == 0xFE, nil, isRefused: false)
        } else if let isBigEndian = TableText.unmarkedUTF32(file) {
            self.init(wide: file, width: 4, isBigEndian: isBigEndian, TableText.unmarkedFault("32"), isRefused: true)
        } else if let isBigEndian = TableText.unmarkedUTF16(file) {
            self.init(wide: file, width: 2, isBigEndian: isBigEndian, TableText.unmarkedFault("16"), isRefused: true)
        } else if let invalid = UTF8Check.firstInvalid(in: file) {
            self.init(lossy: file, TableText.invalidFault(file, at: invalid))
        } else {
            self.init(valid: file)
        }
    }

    private init(valid file: [UInt8]) {
        bytes = file
        encoding = .utf8
        start = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        fault = nil
        isRefused = false
        offsets = nil
    }

    /// A range of `bytes` as one of the file's.
    func fileRange(_ range: Range<Int>) -> Range<Int> {
        guard let offsets, let last = offsets.indices.last else { return range }
        let low = Int(offsets[min(range.lowerBound, last)])
        return low..<max(low, Int(offsets[min(range.upperBound, last)]))
    }

    private init(wide file: [UInt8], width: Int, isBigEndian: Bool, _ fault: TableFault?, isRefused: Bool) {
        var text: [UInt8] = []
        var offsets: [UInt32] = []
        text.reserveCapacity(file.count)
        offsets.reserveCapacity(file.count + 1)
        func append(_ value: UInt32, from place: Int) {
            let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
            for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                text.append(unit)
                offsets.append(UInt32(truncatingIfNeeded: place))
            }
        }
        var place = 0
        while place + width <= file.count {
            let begin = place
            var value = TableEncoding.unit(file, at: place, width: width, isBigEndian)
            place += width
            if begin == 0, value == 0xFEFF { continue }
            if width == 2, value & 0xFC00 == 0xD800, place + 2 <= file.count {
                let low = TableEncoding.unit(file, at: place, width: 2, isBigEndian)
                if low & 0xFC00 == 0xDC00 {
                    value = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
                    place += 2
                }
            }
            append(value, from: begin)
        }
        if place < file.count { append(0xFFFD, from: place) }
        offsets.append(UInt32(truncatingIfNeeded: file.count))
        bytes = text
        self.offsets = offsets
        encoding = width == 2 ? .utf16(isBigEndian: isBigEndian) : .utf32(isBigEndian: isBigEndian)
        start = 0
        self.fault = fault
        self.isRefused = isRefused
    }

    private init(lossy file: [UInt8], _ fault: TableFault) {
        var text: [UInt8] = []
        var offsets: [UInt32] = []
        var place = 0
        while place < file.count {
            let length = UTF8Check.length(in: file, at: place)
            for index in 0..<length {
                text.append(file[place + index])
                offsets.append(UInt32(truncatingIfNeeded: place + index))
            }
            if length == 0 {
                for unit in [0xEF, 0xBF, 0xBD] as [UInt8] {
                    text.append(unit)
                    offsets.append(UInt32(truncatingIfNeeded: place))
                }
            }
            place += max(length, 1)
        }
        offsets.append(UInt32(truncatingIfNeeded: file.count))
        bytes = text
        self.offsets = offsets
        encoding = .utf8
        start = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        self.fault = fault
        isRefused = true
    }

    // MARK: What is wrong

    private static let utf32Fault = TableFault(
        .stringsEncoding, .warning,
        "The file is in UTF-32, which not every reader of Apple's takes. Save it as UTF-8.", at: 0..<4)

    private static func unmarkedFault(_ width: String) -> TableFault {
        TableFault(
            .stringsEncoding, .error,
            "The file is in UTF-\(width) without a byte order mark, so that a device cannot read it and shows the keys. "
                + "Save it as UTF-8.", at: 0..<2)
    }

    /// UTF-32 has two zeros in every four bytes.
    private static func unmarkedUTF32(_ file: [UInt8]) -> Bool? {
        guard file.count >= 8, file.count.isMultiple(of: 4) else { return nil }
        let first = file[0..<4].map { $0 == 0 }
        guard first == file[4..<8].map({ $0 == 0 }) else { return nil }
        return first == [true, true, true, false] ? true : first == [false, true, true, true] ? false : nil
    }

    /// UTF-16 of mostly ASCII text has a zero in every other byte, which no UTF-8 text has.
    private static func unmarkedUTF16(_ file: [UInt8]) -> Bool? {
        guard file.count >= 4 else { return nil }
        if file[0] == 0, file[1] != 0, file[2] == 0, file[3] != 0 { return true }
        if file[0] != 0, file[1] == 0, file[2] != 0, file[3] == 0 { return false }
        return nil
    }

    private static func invalidFault(_ file: [UInt8], at offset: Int) -> TableFault {
        // Mac Roman has its letters with accents from 0x80 to 0x9F, where Latin-1 has controls.
        let high = file.lazy.filter { $0 >= 0x80 }.count
        let macRoman = file.lazy.filter { (0x80...0x9F).contains($0) }.count
        let guess = file.contains(0) ? nil : macRoman * 2 > high ? "Mac Roman" : "Latin-1 or Windows-1252"
        return TableFault(
            .stringsEncoding, .error,
            "The byte 0x\(String(file[offset], radix: 16, uppercase: true)) is no UTF-8"
                + (guess.map { "; the file looks like \($0)" } ?? "")
                + ". A device refuses the whole file and shows the keys. Save it as UTF-8.",
            at: offset..<offset + 1)
    }
}
