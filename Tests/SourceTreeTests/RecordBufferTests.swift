import Testing

@testable import SourceTree

/// Records come back as they were added, however much memory they take.
@Suite struct RecordBufferTests {
    private func record(_ number: Int) -> Record { Record(kind: .number, start: number, end: number + 1, next: 7) }

    @Test(
        "Taken or looked at, all records are there in their order", arguments: [0, 1, 2, 1000, 65_536, 65_537, 200_000])
    func order(count: Int) {
        var buffer = RecordBuffer(capacity: 0)
        for number in 0..<count { buffer.append(record(number)) }
        #expect(buffer.count == count)
        #expect(buffer.contents.map(\.start) == (0..<count).map { UInt32($0) })
        #expect(buffer.take().map(\.range) == (0..<count).map { $0..<$0 + 1 })
        #expect(buffer.count == 0)
    }

    @Test("It is used again, also after what was very long")
    func again() {
        var buffer = RecordBuffer(capacity: 4)
        for count in [3, 100_000, 5, 70_000] {
            for number in 0..<count { buffer.append(record(number)) }
            buffer[count - 1].next = 9
            #expect(buffer.contents.count == count)
            #expect(buffer[count - 1].next == 9)
            #expect(buffer[0].start == 0)
            buffer.removeAll()
            #expect(buffer.contents.isEmpty)
        }
        buffer.append(record(1))
        #expect(buffer.take().count == 1)
        buffer.append(record(2))
        #expect(buffer.take().map(\.start) == [2])
    }
}
