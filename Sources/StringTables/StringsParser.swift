import SourceTree

/// Goes through the pairs of an old-style `.strings` file, to its end whatever it meets.
struct StringsParser {
    private(set) var entries: [StringTableEntry] = []
    private(set) var faults: [TableFault] = []
    /// For each key, the last entry that has it.
    private(set) var lastPlaces: [TableKey: Int] = [:]
    /// Whether a device refuses the file as a whole.
    private(set) var isRefused = false
    var scanner: StringsScanner
    let text: TableText
    private let language: String?
    /// The silent stop's index among the faults, how many entries stand before it, and whether what stopped the device is
    /// no text by itself.
    private var stop: (fault: Int, entries: Int, isBlank: Bool)?
    /// How many faults of a rule are not listed, and the worst of them.
    private var omitted: [TableFault.Rule: (count: Int, worst: TableFault)] = [:]
    private var counts: [TableFault.Rule: Int] = [:]
    private var isInBraces = false
    private var isInConflict = false
    private var isFull = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, text: TableText, language: String?) {
        scanner = StringsScanner(bytes, from: text.start)
        self.text = text
        self.language = language
        entries.reserveCapacity(bytes.count / 80)
        lastPlaces.reserveCapacity(bytes.count / 80)
    }

    /// Whether a device stops reading before the end without an error.
    var hasStopped: Bool { stop != nil }

    mutating func parse() {
        skipBlanks()
        if scanner.byte == UInt8(ascii: "{") {
            isInBraces = true
            scanner.offset += 1
            skipBlanks()
        }
        while !scanner.isAtEnd, !isFull {
            if isInBraces, scanner.byte == UInt8(ascii: "}") {
                closeBraces()
                break
            }
            if scanner.isAtString { readPair() } else { passStranger() }
            skipBlanks()
        }
        if isInBraces, !isFull {
            refuse("Expected “}” at the end of the dictionary.", at: scanner.offset..<scanner.offset, key: nil)
        }
        tellLoss()
        tellOmissions()
    }

    private mutating func closeBraces() {
        isInBraces = false
        scanner.offset += 1
        skipBlanks()
        if !scanner.isAtEnd {
            let end = scanner.bytes.count
            refuse(
                "Nothing may follow the “}” that closes the table.",
                at: scanner.offset..<min(scanner.offset + 1, end), key: nil)
        }
    }

    // MARK: Pairs

    private mutating func readPair() {
        guard let key = readString(key: nil) else { return unclosedKey() }
        skipBlanks()
        switch scanner.byte {
        case UInt8(ascii: ";"):
            scanner.offset += 1
            add(key: key, value: .text(key.text), key.range)
        case UInt8(ascii: "="):
            scanner.offset += 1
            if scanner.byte == UInt8(ascii: ">") {
                refuse(
                    "Expected “=” alone between the key and its value, found “=>”.",
                    at: scanner.offset - 1..<scanner.offset + 1, key: key.text)
                scanner.offset += 1
            }
            readValue(of: key)
        default: strangerBehindKey(key)
        }
    }

    mutating func readValue(of key: StringsToken) {
        skipBlanks()
        guard let byte = scanner.byte else {
            return refuse(
                "The file ends where the value of “\(key.text)” should stand.", at: scanner.offset..<scanner.offset,
                key: key.text)
        }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): readCollection(of: key)
        case _ where scanner.isAtString:
            guard let value = readString(key: key.text) else { return unclosedValue(of: key) }
            finishPair(key, value)
        default: strangerForValue(of: key)
        }
    }

    mutating func add(key: StringsToken, value: StringTableValue, _ range: Range<Int>) {
        let entry = StringTableEntry(
            key: key.text, language: language, keyRange: text.fileRange(key.range), valueRange: text.fileRange(range),
            value: value, isVisibleToDevice: stop == nil)
        let earlier = lastPlaces.updateValue(entries.count, forKey: TableKey(key.text))
        entries.append(entry)
        if let earlier, !isInConflict {
            let first = entries[earlier]
            append(
                StringsFault.duplicate(
                    key.text, first: first.keyRange, second: entry.keyRange, winner: value.text ?? "",
                    loser: first.value.text ?? ""))
        }
    }

    // MARK: Faults

    /// Notes a fault for which a device refuses the whole file, unless it has stopped reading before.
    mutating func refuse(_ message: String, at range: Range<Int>, key: String?) {
        let cost = stop == nil ? " A device refuses the whole file." : ""
        if stop == nil { isRefused = true }
        append(
            TableFault(
                .stringsSyntax, .error, message + cost, at: text.fileRange(range), pointer: StringsFault.pointer(key)))
    }

    /// Notes something other than a string in a key's place. Once there has been a key, a device takes it for the end.
    ///
    /// - Parameter isBlank: whether nobody meant it as a text, so that nothing is lost if it ends the file.
    mutating func stopSilently(_ message: String, at range: Range<Int>, isBlank: Bool = false) {
        guard !entries.isEmpty || isRefused, !isInBraces else { return refuse(message, at: range, key: nil) }
        if stop == nil, !isRefused, !isFull { stop = (faults.count, entries.count, isBlank) }
        append(
            TableFault(
                .stringsSyntax, .error, message, at: text.fileRange(range),
                pointer: StringsFault.pointer(entries.last?.key)))
    }

    /// Lists a fault, unless its rule has enough of them. After so many errors in the grammar nothing is read any more,
    /// since each costs a search for where to go on.
    mutating func append(_ fault: TableFault) {
        guard !isFull else { return }
        let count = counts[fault.rule, default: 0] + 1
        counts[fault.rule] = count
        if count <= StringsReader.maximumFaults {
            faults.append(fault)
        } else {
            let other = omitted[fault.rule]
            let isWorst = other.map { $0.worst.seriousness < fault.seriousness } ?? true
            omitted[fault.rule] = ((other?.count ?? 0) + 1, isWorst ? fault : other?.worst ?? fault)
        }
        guard fault.rule == .stringsSyntax, count == StringsReader.maximumFaults else { return }
        isFull = true
        let end = scanner.offset
        faults.append(
            TableFault(
                .stringsSyntax, .error,
                "More than \(StringsReader.maximumFaults) faults; the rest of the file was not read.",
                at: text.fileRange(end..<end)))
    }

    private mutating func tellOmissions() {
        for (rule, (count, worst)) in omitted {
            faults.append(
                TableFault(
                    rule, worst.seriousness,
                    "The file has \(count) more such faults, of which this is one; only \(StringsReader.maximumFaults) "
                        + "are listed.", at: worst.range, pointer: worst.pointer))
        }
    }

    /// Completes the silent stop's message with what it costs.
    private func lossMessage(_ lost: Int) -> String {
        let start = " A device stops reading the file there without an error, and `plutil -lint` says OK"
        switch lost {
        case 0: return start + "; no key is lost yet, but every one behind would be."
        case 1: return start + ", but the key behind it is lost."
        default: return start + ", but the \(lost) keys behind it are lost."
        }
    }

    private mutating func tellLoss() {
        guard let stop else { return }
        let fault = faults[stop.fault]
        let read = Set(entries[..<stop.entries].map { TableKey($0.key) })
        let lost = Set(entries[stop.entries...].map { TableKey($0.key) }).subtracting(read).count
        let isHarmless = stop.isBlank && stop.fault == faults.count - 1 && stop.entries == entries.count
        faults[stop.fault] = TableFault(
            fault.rule, isHarmless ? .warning : fault.seriousness, fault.message + lossMessage(lost), at: fault.range,
            pointer: fault.pointer, related: fault.related)
    }

    // MARK: Tokens

    mutating func skipBlanks() {
        if let comment = scanner.skipBlanks() {
            append(StringsFault.unclosedComment(text.fileRange(comment)))
        }
    }

    mutating func readString(key: String?) -> StringsToken? {
        // The first escape of each kind in the text, and how many there are.
        var odd: [(oddity: StringsEscape.Oddity, range: Range<Int>, count: Int)] = []
        let token = scanner.readString { oddity, range in
            if let known = odd.firstIndex(where: { $0.oddity.isAlike(oddity) }) {
                odd[known].count += 1
            } else {
                odd.append((oddity, range, 1))
            }
        }
        guard let token else { return nil }
        for (oddity, consumed, count) in odd {
            let range = consumed.lowerBound..<consumed.upperBound + oddity.digitsBehind
            append(
                StringsFault.escape(
                    oddity, written: scanner.text(range), count: count, text.fileRange(range), key: key ?? token.text))
        }
        return token
    }

    mutating func setConflict(_ isInConflict: Bool) {
        self.isInConflict = isInConflict
    }

    var isInsideConflict: Bool { isInConflict }
}
