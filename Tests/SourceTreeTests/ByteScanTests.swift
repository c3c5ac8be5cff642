import Testing

@testable import SourceTree

/// What is found is what a look at each byte finds.
@Suite struct ByteScanTests {
    @Test("The first of the wanted byte is found wherever it stands, from whatever offset on")
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
                        ByteScan.firstIndex(of: UInt8(ascii: "("), in: $0, from: start)
                    }
                    #expect(found == expected, "place \(place) of \(length) from \(start)")
                }
            }
        }
    }

    @Test("Bytes above ASCII are found, and nothing in no bytes")
    func edges() {
        let bytes: [UInt8] = [1, 0, 0x80, 0xFF, 1]
        for (wanted, place) in [(UInt8(1), 0), (0, 1), (0x80, 2), (0xFF, 3), (2, 5)] {
            #expect(bytes.withUnsafeBufferPointer { ByteScan.firstIndex(of: wanted, in: $0, from: 0) } == place)
        }
        #expect([UInt8]().withUnsafeBufferPointer { ByteScan.firstIndex(of: 1, in: $0, from: 0) } == 0)
    }
}
