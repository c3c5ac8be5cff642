/// A document's values in the order in which they are written, aliases and merge keys not yet resolved.
struct YAMLComposition {
    /// One record for each value and key; an alias's record stands for what it names.
    var records: [Record] = []
    /// For each record, its text in `bytes`.
    var ranges: [Range<UInt32>] = []
    /// The decoded texts of all scalars.
    var bytes: [UInt8] = []
    /// For each alias's record, the record of what it names, which is never an alias itself.
    var aliases: [Int: Int] = [:]
    /// The records of the keys `<<`.
    var mergeKeys: Set<Int> = []

    func text(of record: Int) -> ArraySlice<UInt8> {
        bytes[Int(ranges[record].lowerBound)..<Int(ranges[record].upperBound)]
    }

    func range(of record: Int) -> Range<Int> {
        Int(records[record].start)..<Int(records[record].end)
    }

    func string(of record: Int) -> String {
        String(decoding: text(of: record), as: UTF8.self)
    }

    /// The record behind an alias, or the same one.
    func target(of record: Int) -> Int {
        aliases[record] ?? record
    }

    /// The keys of an object; each one's value is the record behind it.
    func keys(of object: Int) -> [Int] {
        children(of: object, by: 2)
    }

    /// The elements of an array.
    func elements(of array: Int) -> [Int] {
        children(of: array, by: 1)
    }

    private func children(of container: Int, by step: Int) -> [Int] {
        var children: [Int] = []
        var index = container + 1
        let end = Int(records[container].next)
        while index < end {
            children.append(index)
            index = Int(records[index + step - 1].next)
        }
        return children
    }

    /// The same document with aliases and merge keys resolved.
    func expanded() throws(SyntaxFault) -> YAMLComposition {
        if aliases.isEmpty && mergeKeys.isEmpty { return self }
        var expansion = YAMLExpansion(self)
        try expansion.expand()
        return expansion.result
    }
}
