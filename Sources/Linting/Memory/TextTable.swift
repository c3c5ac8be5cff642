/// Values by texts, found without making a text of what is looked up.
struct TextTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        let hash: UInt64
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
        var slot = Int(entries[number].hash & UInt64(slots.count - 1))
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(number)
    }

    private func place(of text: UnsafeRawBufferPointer, hash: UInt64) -> Int? {
        if slots.isEmpty { return nil }
        var slot = Int(hash & UInt64(slots.count - 1))
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if entries[number].hash == hash, holds(text, at: entries[number].text) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func holds(_ text: UnsafeRawBufferPointer, at range: Range<Int>) -> Bool {
        guard range.count == text.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            for offset in 0..<text.count where bytes[range.lowerBound + offset] != text[offset] { return false }
            return true
        }
    }

    /// Eight bytes at a time, with the length; texts of one hash are told apart by their bytes.
    private static func hash(_ text: UnsafeRawBufferPointer) -> UInt64 {
        var hash = UInt64(text.count)
        var index = 0
        while index + 8 <= text.count {
            mix(text.loadUnaligned(fromByteOffset: index, as: UInt64.self), into: &hash)
            index += 8
        }
        var rest: UInt64 = 0
        while index < text.count {
            rest = rest << 8 | UInt64(text[index])
            index += 1
        }
        mix(rest, into: &hash)
        return hash
    }

    private static func mix(_ word: UInt64, into hash: inout UInt64) {
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
    }
}
