/// The records of a text that is being read, one after the other.
///
/// It has memory of its own, and is no array, since a record is written for each value of each payload.
struct RecordBuffer: ~Copyable {
    private var memory: UnsafeMutablePointer<Record>
    private var capacity: Int
    /// How many records there are.
    private(set) var count = 0

    /// - Parameter capacity: how many records there is room for at first; at least one.
    init(capacity: Int) {
        memory = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit { memory.deallocate() }

    /// The records, as long as none is added.
    var contents: UnsafeBufferPointer<Record> { UnsafeBufferPointer(start: memory, count: count) }

    subscript(index: Int) -> Record {
        get { memory[index] }
        set { memory[index] = newValue }
    }

    @inline(__always)
    mutating func append(_ record: Record) {
        if count == capacity { grow() }
        (memory + count).initialize(to: record)
        count += 1
    }

    /// Forgets the records, and keeps their memory.
    mutating func removeAll() { count = 0 }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Record>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: memory, count: count)
        memory.deallocate()
        memory = larger
        capacity *= 2
    }
}
