import Testing

@testable import SourceTree

/// Words of eight bytes are a matter of speed: what is found is what a look at each byte finds.
@Suite struct ByteScanTests {
    @Test("The first of the wanted bytes is found wherever it stands, from whatever offset on")
    func places() {
        for length in 0..<20 {
            for place in 0...length {
                var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: length)
                // Neighbours that differ from the wanted byte in one bit, on both sides.
                for index in bytes.indices { bytes[index] = index % 2 == 0 ? UInt8(ascii: ")") : UInt8(ascii: "*") }
                if place < length { bytes[place] = UInt8(ascii: "(") }
                for start in 0...length {
                    let expected = start <= place ? place : length
                    let found = bytes.withUnsafeBufferPointer {
                        ByteScan.firstIndex(of: (UInt8(ascii: "("), UInt8(ascii: "%"), 0xFF), in: $0, from: start)
                    }
                    #expect(found == expected, "place \(place) of \(length) from \(start)")
                }
            }
        }
    }

    @Test("Each of the three bytes counts")
    func anyOfThree() {
        for (offset, wanted) in [UInt8(1), 0x80, 0xFF].enumerated() {
            let bytes = [UInt8](repeating: 0, count: 9 + offset) + [wanted, 1, 0x80, 0xFF]
            let found = bytes.withUnsafeBufferPointer {
                ByteScan.firstIndex(of: (1, 0x80, 0xFF), in: $0, from: 0)
            }
            #expect(found == 9 + offset)
        }
    }
}
