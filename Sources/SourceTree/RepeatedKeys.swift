/// Finds the keys that stand a second time in their object, in the records of a JSON text.
struct RepeatedKeys {
    let records: UnsafeBufferPointer<Record>
    let bytes: UnsafeBufferPointer<UInt8>

    /// Of how many keys each is compared with each; more are gathered in a table.
    private static let few = 12

    /// Calls a function with each key that is repeated, and the first one like it, those of inner objects behind those of
    /// outer ones.
    ///
    /// - Parameter body: returns whether to go on.
    func visit(_ body: (_ key: Int, _ first: Int) -> Bool) {
        for index in 0..<records.count where records[index].kind == .object {
            let keys = index + 1..<Int(records[index].next)
            let isDone = hasMany(keys) ? !amongMany(keys, body) : !amongFew(keys, body)
            if isDone { return }
        }
    }

    private func hasMany(_ keys: Range<Int>) -> Bool {
        var count = 0
        var key = keys.lowerBound
        while key < keys.upperBound, count <= RepeatedKeys.few {
            count += 1
            key = behind(key)
        }
        return count > RepeatedKeys.few
    }

    private func amongFew(_ keys: Range<Int>, _ body: (_ key: Int, _ first: Int) -> Bool) -> Bool {
        // A bit for each length of the keys so far; keys of other lengths are other keys.
        var lengths: UInt64 = 0
        var key = keys.lowerBound
        while key < keys.upperBound {
            let length = lengthBit(of: key)
            if lengths & length != 0, let first = first(like: key, from: keys.lowerBound), !body(key, first) {
                return false
            }
            lengths |= length
            key = behind(key)
        }
        return true
    }

    private func first(like key: Int, from start: Int) -> Int? {
        var earlier = start
        while earlier < key {
            if haveSameContent(earlier, key) { return earlier }
            earlier = behind(earlier)
        }
        return nil
    }

    private func amongMany(_ keys: Range<Int>, _ body: (_ key: Int, _ first: Int) -> Bool) -> Bool {
        var seen: [[UInt8]: Int] = [:]
        var key = keys.lowerBound
        while key < keys.upperBound {
            let content = decodedContent(of: key)
            if let first = seen[content] {
                if !body(key, first) { return false }
            } else {
                seen[content] = key
            }
            key = behind(key)
        }
        return true
    }

    /// The index behind a key's value.
    private func behind(_ key: Int) -> Int { Int(records[key + 1].next) }

    /// A bit that keys of equal content share; all bits for a key whose length is not that of its content.
    private func lengthBit(of key: Int) -> UInt64 {
        if records[key].hasEscapes { return .max }
        return 1 << UInt64((records[key].end - records[key].start) & 63)
    }

    private func haveSameContent(_ left: Int, _ right: Int) -> Bool {
        if records[left].hasEscapes || records[right].hasEscapes {
            return decodedContent(of: left) == decodedContent(of: right)
        }
        let raw = UnsafeRawBufferPointer(bytes)
        return ByteScan.areEqual(
            UnsafeRawBufferPointer(rebasing: raw[records[left].range]),
            UnsafeRawBufferPointer(rebasing: raw[records[right].range]))
    }

    private func decodedContent(of key: Int) -> [UInt8] {
        let inner = records[key].range.dropFirst().dropLast()
        guard records[key].hasEscapes else { return Array(bytes[inner]) }
        var content: [UInt8] = []
        JSONString.decode(bytes, inner) { unit, _ in content.append(unit) }
        return content
    }
}

extension TreeView {
    /// Whether a key stands twice in an object of a JSON text.
    public var repeatsKeys: Bool {
        var isFound = false
        RepeatedKeys(records: records, bytes: bytes).visit { _, _ in
            isFound = true
            return false
        }
        return isFound
    }
}
