import SourceTree

/// Values by texts, found without making a text of what is looked up.
struct TextTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        let hash: Int
        let text: Range<Int>
        var value: Value
    }

    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    /// For each slot, the number of its entry, or -1; a text stands in the slot of its hash, or in the next free one.
    private var slots: [Int32] = []

    /// How many texts there are.
    var count: Int { entries.count }

    /// The value for a text; nil when none was set.
    func value(for text: UnsafeRawBufferPointer) -> Value? {
        place(of: text, hash: TextTable.hash(text)).map { entries[$0].value }
    }

    /// Sets the value for a text.
    mutating func set(_ value: Value, for text: UnsafeRawBufferPointer) {
        let hash = TextTable.hash(text)
        if let place = place(of: text, hash: hash) {
            entries[place].value = value
            return
        }
        let start = bytes.count
        bytes.append(contentsOf: text)
        entries.append(Entry(hash: hash, text: start..<bytes.count, value: value))
        if entries.count * 2 > slots.count {
            slots = [Int32](repeating: -1, count: max(4, slots.count * 2))
            for number in entries.indices { occupy(number) }
        } else {
            occupy(entries.count - 1)
        }
    }

    private mutating func occupy(_ number: Int) {
        var slot = entries[number].hash & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(number)
    }

    private func place(of text: UnsafeRawBufferPointer, hash: Int) -> Int? {
        if slots.isEmpty { return nil }
        var slot = hash & (slots.count - 1)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if entries[number].hash == hash, holds(text, at: entries[number].text) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func holds(_ text: UnsafeRawBufferPointer, at range: Range<Int>) -> Bool {
        bytes.withUnsafeBytes { ByteScan.areEqual(UnsafeRawBufferPointer(rebasing: $0[range]), text) }
    }

    /// Eight bytes at a time, multiplied with what nobody outside of this run knows, so that nobody can make many texts that
    /// share one.
    private static func hash(_ text: UnsafeRawBufferPointer) -> Int {
        let (first, second) = TextTableSecret.words
        var hash = first ^ UInt64(truncatingIfNeeded: text.count)
        var index = 0
        while index + 8 <= text.count {
            hash = mixed(text.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ first, hash ^ second)
            index += 8
        }
        var rest: UInt64 = 0
        while index < text.count {
            rest = rest << 8 | UInt64(text[index])
            index += 1
        }
        return Int(truncatingIfNeeded: mixed(rest ^ first, hash ^ second))
    }

    private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}

/// What the hashes of a run are made with; never zero.
private enum TextTableSecret {
    static let words = (UInt64.random(in: 0...UInt64.max) | 1, UInt64.random(in: 0...UInt64.max) | 1)
}
