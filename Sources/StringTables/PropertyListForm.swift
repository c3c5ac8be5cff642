/// How a property list is written, told by its first bytes.
enum PropertyListForm: Sendable {
    case oldStyle, xml, binary

    init(of file: [UInt8], decoded text: TableText) {
        if file.starts(with: Array("bplist".utf8)) {
            self = .binary
            return
        }
        let first = text.bytes[text.start...].prefix(4096).drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let isXML = ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains { first.starts(with: $0.utf8) }
        self = isXML ? .xml : .oldStyle
    }
}
