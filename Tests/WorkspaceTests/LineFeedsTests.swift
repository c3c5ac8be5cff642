import Testing

@testable import Workspace

/// Lines are counted eight bytes at a time, and every byte must count at every place of the eight.
@Suite struct LineFeedsTests {
    @Test("Each line feed counts, wherever it stands, and no neighbour of it in value or place does")
    func everyPlace() {
        for length in 0..<20 {
            for place in 0..<max(length, 1) where length > 0 {
                for other in [0x00, 0x09, 0x0B, 0x0D, 0x4A, 0x8A, 0xFF] as [UInt8] {
                    var bytes = [UInt8](repeating: other, count: length)
                    #expect(LineFeeds.count(in: bytes) == 0)
                    bytes[place] = 0x0A
                    #expect(LineFeeds.count(in: bytes) == 1)
                }
            }
            #expect(LineFeeds.count(in: [UInt8](repeating: 0x0A, count: length)) == length)
        }
    }
}
