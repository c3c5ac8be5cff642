/// Goes through a format text as CoreFoundation's formatter does, byte by byte of its UTF-8 form.
struct FormatParser {
    private let bytes: [UInt8]
    private(set) var specifiers: [FormatSpecifier] = []
    private(set) var strayPercents: [StrayPercent] = []
    private(set) var escapedPercents: [Range<Int>] = []
    private(set) var pieces: [FormatPiece] = []
    private(set) var isRefused = false
    /// How many arguments specifiers without number have taken.
    private var sequentialCount = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func parse() {
        var offset = 0
        while offset < bytes.count, !isRefused {
            guard bytes[offset] == UInt8(ascii: "%") else {
                let start = offset
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "%") { offset += 1 }
                pieces.append(.literal(start..<offset))
                continue
            }
            offset = readPercent(at: offset)
        }
    }

    /// Reads what starts with a percent sign and returns the offset behind it.
    private mutating func readPercent(at start: Int) -> Int {
        var scan = FormatSpecifierScan(bytes, from: start + 1)
        scan.run()
        let end = min(scan.offset, bytes.count)
        switch scan.outcome {
        case .refused: isRefused = true
        case .incomplete: addStray(start..<end, printed: "")
        case .literal:
            addLiteral(start..<end, splitsCharacter: scan.splitsCharacter)
            return end
        case .conversion(let conversion): add(conversion, scan, start..<end)
        }
        return end
    }

    /// The one UTF-16 unit behind the percent sign is printed, however much was read. Where a character of two units
    /// ended the reading, its second unit is left over, which shows as a replacement character.
    private mutating func addLiteral(_ range: Range<Int>, splitsCharacter: Bool) {
        let first = range.lowerBound + 1
        let firstEnd = min(first + UTF8Check.characterLength(bytes[first]), bytes.count)
        var printed = String(decoding: bytes[first..<firstEnd], as: UTF8.self)
        if range.count == 2, printed == "%" {
            escapedPercents.append(range)
            pieces.append(.replaced(printed))
            return
        }
        if splitsCharacter, range.upperBound > firstEnd { printed += "\u{FFFD}" }
        addStray(range, printed: printed)
    }

    private mutating func addStray(_ range: Range<Int>, printed: String) {
        strayPercents.append(StrayPercent(range: range, printed: printed))
        pieces.append(.replaced(printed))
    }

    private mutating func add(_ conversion: FormatConversion, _ scan: FormatSpecifierScan, _ range: Range<Int>) {
        let sizes = [scan.width, scan.precision].compactMap { size -> Int? in
            switch size {
            case .absent: return nil
            case .next:
                sequentialCount += 1
                return sequentialCount
            case .argument(let number): return number
            }
        }
        if scan.argument == nil { sequentialCount += 1 }
        pieces.append(.specifier(specifiers.count))
        specifiers.append(
            FormatSpecifier(
                conversion: conversion, written: String(decoding: bytes[range], as: UTF8.self), range: range,
                argument: scan.argument ?? sequentialCount, isPositional: scan.argument != nil, sizeArguments: sizes,
                flags: String(decoding: scan.flags, as: UTF8.self),
                lengthModifier: String(decoding: scan.lengthModifier, as: UTF8.self),
                looksLikePercentSign: looksLikePercentSign(conversion, scan, range)))
    }

    /// Whether a specifier is likelier a percent sign in running text: it follows a number, or a specifier that shows
    /// one, and either has a space flag or runs on into a word. `%@` and `%1$d` are always meant.
    private func looksLikePercentSign(
        _ conversion: FormatConversion, _ scan: FormatSpecifierScan, _ range: Range<Int>
    ) -> Bool {
        switch conversion {
        case .object, .variable: return false
        default: break
        }
        guard scan.argument == nil, scan.lengthModifier.count < 2, followsNumber(range.lowerBound) else {
            return scan.argument == nil && scan.flags.contains(UInt8(ascii: " ")) && runsIntoWord(range.upperBound)
        }
        return scan.flags.contains(UInt8(ascii: " ")) || scan.flags.contains(UInt8(ascii: "-"))
            || runsIntoWord(range.upperBound)
    }

    private func followsNumber(_ offset: Int) -> Bool {
        var end = offset
        for blank in [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]] as [[UInt8]] where bytes[..<end].hasSuffix(blank) {
            end -= blank.count
            break
        }
        guard end > 0 else { return false }
        if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end - 1]) { return true }
        return specifiers.last?.range.upperBound == end
    }

    private func runsIntoWord(_ offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        let byte = bytes[offset]
        // As in “50% d'achèvement”.
        if byte == UInt8(ascii: "'") { return runsIntoWord(offset + 1) }
        return byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ suffix: [UInt8]) -> Bool {
        self.suffix(suffix.count).elementsEqual(suffix)
    }
}
