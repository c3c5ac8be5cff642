import PropertyLists

/// How a property list is written, told by its first bytes.
enum PropertyListForm {
    static func isBinary(_ file: [UInt8]) -> Bool {
        file.starts(with: "bplist".utf8)
    }

    static func isXML(_ text: TableText) -> Bool {
        let first = text.bytes[text.start...].prefix(4096).drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        return ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains { first.starts(with: $0.utf8) }
    }
}
