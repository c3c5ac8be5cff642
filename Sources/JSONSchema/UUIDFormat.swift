/// `uuid`: the textual form of RFC 4122, section 3.
enum UUIDFormat {
    static func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count == 36 else { return false }
        for index in 0..<36 {
            switch index {
            case 8, 13, 18, 23: if text[index] != UInt8(ascii: "-") { return false }
            default: if !ByteScanner.isHexadecimal(text[index]) { return false }
            }
        }
        return true
    }
}
