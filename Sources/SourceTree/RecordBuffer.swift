#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The records of a text that is being read, one after the other.
///
/// It has memory of its own, and is no array, since a record is written for each value of each payload.
struct RecordBuffer: ~Copyable {
    private var memory: UnsafeMutablePointer<Record>
    private var capacity: Int
    /// How many records there are.
    private(set) var count = 0

    /// How many records' memory, a mebibyte, is kept for the next text, and handed over at once.
    private static let piece = 1 << 16

    /// - Parameter capacity: how many records there is room for at first.
    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        memory = RecordBuffer.allocate(self.capacity, inPlaceOf: nil)
    }

    deinit { free(memory) }

    /// The records, as long as none is added.
    var contents: UnsafeBufferPointer<Record> { UnsafeBufferPointer(start: memory, count: count) }

    subscript(index: Int) -> Record {
        get { memory[index] }
        set { memory[index] = newValue }
    }

    @inline(__always)
    mutating func append(_ record: Record) {
        if count == capacity { resize(to: capacity * 2) }
        (memory + count).initialize(to: record)
        count += 1
    }

    /// Forgets the records, and keeps memory for the next ones, but not all that a very long text took.
    mutating func removeAll() {
        count = 0
        if capacity > RecordBuffer.piece { resize(to: RecordBuffer.piece) }
    }

    /// Hands the records over as an array, from the end on and piece by piece, so that those of a very long text do not
    /// take their memory twice.
    mutating func take() -> [Record] {
        let total = count
        return Array(unsafeUninitializedCapacity: total) { array, initialized in
            while count > 0 {
                let start = max(0, count - RecordBuffer.piece)
                let piece = UnsafeBufferPointer(rebasing: contents[start...])
                _ = UnsafeMutableBufferPointer(rebasing: array[start..<count]).initialize(from: piece)
                count = start
                if start > 0 { resize(to: start) }
            }
            initialized = total
        }
    }

    @inline(never)
    private mutating func resize(to capacity: Int) {
        memory = RecordBuffer.allocate(capacity, inPlaceOf: memory)
        self.capacity = capacity
    }

    private static func allocate(
        _ capacity: Int, inPlaceOf old: UnsafeMutablePointer<Record>?
    ) -> UnsafeMutablePointer<Record> {
        guard let memory = realloc(old, capacity * MemoryLayout<Record>.stride) else {
            fatalError("No memory is left for \(capacity) values of a JSON text.")
        }
        return memory.assumingMemoryBound(to: Record.self)
    }
}
