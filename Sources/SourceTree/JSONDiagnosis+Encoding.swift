extension JSONDiagnosis {
    /// Texts that are no UTF-8 from the first byte on.
    func wrongEncoding(_ fault: JSONFault) -> SyntaxFault? {
        let start = bytes.prefix(4)
        let name: String
        if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]) {
            name = "UTF-32"
        } else if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
            name = "UTF-16"
        } else if start.count == 4, (start[0] == 0 && start[1] != 0) || (start[1] == 0 && start[0] != 0) {
            name = "UTF-16"
        } else if looksBinary(fault) {
            return SyntaxFault("The \(whole) is binary, not JSON text: it holds bytes of value 0.", at: 0..<0)
        } else {
            return nil
        }
        return SyntaxFault(
            "The \(whole) is \(name); JSON must be UTF-8 (RFC 8259, section 8.1). Save the file as UTF-8 without a byte "
                + "order mark.", at: 0..<0)
    }

    /// Whether bytes of value 0 stand in the text, and neither in a string nor only at the end, as C programs leave them.
    private func looksBinary(_ fault: JSONFault) -> Bool {
        guard let zero = bytes.prefix(1024).firstIndex(of: 0) else { return false }
        return zero == 0 || (fault.offset < zero && bytes[zero...].contains { $0 != 0 })
    }

    /// Bytes between the tokens that are no UTF-8, as in a picture or a packed file.
    func invalidWord(at fault: JSONFault) -> SyntaxFault? {
        guard case .expected = fault.reason, fault.offset < bytes.count else { return nil }
        let word = token(at: fault.offset)
        let invalid = bytes.withUnsafeBufferPointer { bytes in
            var offset = word.lowerBound
            while offset < word.upperBound {
                let length = UTF8Sequence.length(in: bytes, at: offset)
                if length == 0 { return offset as Int? }
                offset += length
            }
            return nil
        }
        return invalid.map { notUTF8(at: $0) }
    }

    func notUTF8(at offset: Int) -> SyntaxFault {
        SyntaxFault(
            "The byte 0x\(hexadecimal(bytes[offset])) is not UTF-8 here; JSON must be UTF-8 (RFC 8259, section 8.1). The "
                + "file was probably saved as Latin-1 or Windows-1252, or is no text at all.", at: offset..<offset + 1)
    }
}
