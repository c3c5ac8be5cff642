import SourceTree

/// Whether a text has anything to be seen, and not only spaces and the like.
struct VisibleTextTest: TextTest {
    func holds(for text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.contains { $0 > 0x20 && $0 < 0x7F }
            || String(decoding: text, as: UTF8.self).unicodeScalars.contains { !$0.properties.isWhitespace }
    }
}
