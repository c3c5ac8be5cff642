/// Whether a text is just this one, code unit by code unit.
struct EqualityTest: TextTest {
    let bytes: [UInt8]

    func holds(for text: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withUnsafeBytes { ByteScan.areEqual($0, UnsafeRawBufferPointer(text)) }
    }
}
