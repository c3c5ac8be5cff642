import SourceTree

/// A compiled schema: one flat list of instructions, in which each schema is a block, and the tables that they use.
struct SchemaProgram: Sendable {
    var blocks: [Block] = []
    var instructions: [Instruction] = []
    /// For each instruction, the keyword's value in the schema, and the keyword; nil for the schema `false`.
    var places: [(node: Node, keyword: Keyword?)] = []
    /// The block of the whole schema.
    var start = 0
    /// The whole schema.
    let root: Node

    var blockLists: [Int] = []
    var numbers: [NumberBound] = []
    var patterns: [SchemaPattern] = []
    var enumerations: [EnumerationRule] = []
    var literals: [Node] = []
    var objectRules: [ObjectRule] = []
    var objectPlaces: [ObjectPlaces] = []
    var patternRules: [PatternRule] = []
    var arrayRules: [ArrayRule] = []
    var arrayPlaces: [ArrayPlaces] = []
    var containsRules: [ContainsRule] = []
    var conditions: [ConditionRule] = []
    var dependencies: [Dependency] = []
    var requiredNames: [NameTable] = []
    var slots: [NameSlot] = []
    var nameBytes: [UInt8] = []
    /// The present in Unix seconds, for `swift-date`.
    var now = 0

    init(root: Node) {
        self.root = root
    }

    /// The slot of a name, or nil.
    func slot(_ table: NameTable, _ name: UnsafeBufferPointer<UInt8>) -> NameSlot? {
        let count = table.slots.count
        guard count > 0 else { return nil }
        let hash = NameTable.hash(name)
        var place = Int(hash) & (count - 1)
        while true {
            let slot = slots[table.slots.lowerBound + place]
            if slot.length < 0 { return nil }
            if slot.hash == hash, slot.length == name.count, isName(slot, name) { return slot }
            place = (place + 1) & (count - 1)
        }
    }

    private func isName(_ slot: NameSlot, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        nameBytes.withUnsafeBytes { bytes in
            let start = Int(slot.start)
            let name = UnsafeRawBufferPointer(name)
            var offset = 0
            while offset + 8 <= name.count {
                let word = bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
                if word != name.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
                offset += 8
            }
            while offset < name.count {
                if bytes[start + offset] != name[offset] { return false }
                offset += 1
            }
            return true
        }
    }

    /// The names of a table in the order in which they were entered.
    func names(of table: NameTable) -> [String] {
        slots[table.slots].filter { $0.length >= 0 }.sorted { $0.start < $1.start }.map { name(of: $0) }
    }

    /// The names in a table that have a block: those of `properties`.
    func propertyNames(of table: NameTable) -> [String] {
        slots[table.slots].filter { $0.length >= 0 && $0.block >= 0 }.sorted { $0.start < $1.start }
            .map { name(of: $0) }
    }

    private func name(of slot: NameSlot) -> String {
        String(decoding: nameBytes[Int(slot.start)..<Int(slot.start) + Int(slot.length)], as: UTF8.self)
    }

    /// Enters a table of names, each with its block and its number among the required ones.
    mutating func addNames(_ names: [(name: String, block: Int, required: Int)]) -> NameTable {
        guard !names.isEmpty else { return .empty }
        var size = 2
        while size < names.count * 2 { size *= 2 }
        var table = [NameSlot](repeating: NameSlot(), count: size)
        for (name, block, required) in names {
            let bytes = Array(name.utf8)
            let hash = bytes.withUnsafeBufferPointer { NameTable.hash($0) }
            var place = Int(hash) & (size - 1)
            while table[place].length >= 0 { place = (place + 1) & (size - 1) }
            table[place] = NameSlot(
                hash: hash, start: UInt32(nameBytes.count), length: Int32(bytes.count), block: Int32(block),
                required: Int32(required))
            nameBytes.append(contentsOf: bytes)
        }
        slots.append(contentsOf: table)
        return NameTable(slots: slots.count - size..<slots.count)
    }

    /// Enters a list of blocks.
    mutating func addList(_ list: [Int]) -> Range<Int> {
        blockLists.append(contentsOf: list)
        return blockLists.count - list.count..<blockLists.count
    }
}
