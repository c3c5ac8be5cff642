/// A template of a JSON text, made into JSON of the same length, so that every place in the one is a place in the other.
///
/// Where a placeholder stands for a value or a key, a string with the placeholder's opening mark stands instead. Tags
/// that become nothing turn into blanks, and of several branches the first one is kept. Inside strings, a placeholder's
/// own quotation marks and backslashes are replaced.
public struct JSONTemplate: Sendable {
    /// The JSON, as long as the template.
    public let bytes: [UInt8]
    /// Whether the template has tags that choose, repeat or add members and elements, so that the result may have more
    /// or fewer of them.
    public let hasTags: Bool

    /// Reads a template, in UTF-8.
    public init(_ template: [UInt8]) {
        var writer = Writer(template)
        template.withUnsafeBufferPointer { writer.run($0) }
        if writer.hasTags { JSONTemplate.dropStrayCommas(in: &writer.output) }
        bytes = writer.output
        hasTags = writer.hasTags
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            || byte == UInt8(ascii: "\t")
    }

    /// Where tags were, a comma may have lost what stood before or behind it.
    private static func dropStrayCommas(in bytes: inout [UInt8]) {
        var last: (byte: UInt8, index: Int)?
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                last = (byte, index)
                index = JSONTemplate.endOfString(bytes, from: index)
                continue
            }
            if isBlank(byte) {
                index += 1
                continue
            }
            let follows = last?.byte
            if byte == UInt8(ascii: ","), follows == nil || follows == byte || opens(follows) {
                bytes[index] = UInt8(ascii: " ")
            } else {
                if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), let last, last.byte == UInt8(ascii: ",") {
                    bytes[last.index] = UInt8(ascii: " ")
                }
                last = (byte, index)
            }
            index += 1
        }
    }

    private static func opens(_ byte: UInt8?) -> Bool {
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
    }

    private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return bytes.count
    }
}

extension JSONTemplate {
    /// One pass over the template.
    private struct Writer {
        private struct Block {
            var isLeftOut: Bool
            /// Whether one of the branches of a case was kept.
            var hasBranch = false
        }

        var output: [UInt8]
        var hasTags = false
        private var blocks: [Block] = []
        private var leftOut = 0
        /// Whether each open bracket is an object's.
        private var brackets: [Bool] = []
        private var expectsKey = false

        init(_ template: [UInt8]) {
            output = template
        }

        mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) {
            var scan = TemplateScan(bytes)
            var index = 0
            while index < bytes.count {
                let tag = TemplateTag(&scan, at: index, isInString: false)
                if let tag, leftOut > 0 || tag.effect != .output {
                    blank(tag.range)
                    apply(tag.effect)
                    index = tag.range.upperBound
                } else if leftOut > 0 {
                    blank(index..<index + 1)
                    index += 1
                } else if bytes[index] == UInt8(ascii: "\"") {
                    index = skipString(&scan, from: index)
                } else if tag != nil || isBare(bytes[index]) {
                    index = writeValue(&scan, from: index)
                } else {
                    note(bytes[index])
                    index += 1
                }
            }
        }

        // MARK: Blocks

        private mutating func apply(_ effect: TemplateTag.Effect) {
            switch effect {
            case .output, .nothing: return
            case .open(let isLeftOut):
                blocks.append(Block(isLeftOut: isLeftOut))
                if isLeftOut { leftOut += 1 }
            case .branch(let isCase):
                guard let block = blocks.last else { return }
                let isKept = isCase && !block.hasBranch
                if !isKept, !block.isLeftOut {
                    blocks[blocks.count - 1].isLeftOut = true
                    leftOut += 1
                }
                blocks[blocks.count - 1].hasBranch = true
            case .close: if let block = blocks.popLast(), block.isLeftOut { leftOut -= 1 }
            }
            hasTags = true
        }

        /// Puts spaces in place of everything but line ends.
        private mutating func blank(_ range: Range<Int>) {
            for index in range where output[index] != UInt8(ascii: "\n") && output[index] != UInt8(ascii: "\r") {
                output[index] = UInt8(ascii: " ")
            }
        }

        // MARK: Values

        private mutating func note(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                expectsKey = byte == UInt8(ascii: "{")
                brackets.append(expectsKey)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                _ = brackets.popLast()
                expectsKey = false
            case UInt8(ascii: ","): expectsKey = brackets.last ?? false
            case UInt8(ascii: ":"): expectsKey = false
            default: break
            }
        }

        private func isBare(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
                UInt8(ascii: ":"), UInt8(ascii: "\""):
                false
            default: !JSONTemplate.isBlank(byte)
            }
        }

        /// Reads digits, words and placeholders that stand together; with a placeholder among them they become one
        /// string. Where a key is due and no colon follows, the placeholder stands for whole members.
        private mutating func writeValue(_ scan: inout TemplateScan, from start: Int) -> Int {
            let bytes = scan.bytes
            var index = start
            var mark: Int?
            while index < bytes.count {
                if let tag = TemplateTag(&scan, at: index, isInString: false) {
                    guard tag.effect == .output else { break }
                    mark = mark ?? index
                    index = tag.range.upperBound
                } else if isBare(bytes[index]) {
                    index += 1
                } else {
                    break
                }
            }
            guard let mark else { return index }
            if expectsKey, !colonFollows(bytes, index) {
                blank(start..<index)
                hasTags = true
            } else {
                write(bytes, start..<index, mark: mark)
            }
            return index
        }

        private func colonFollows(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
            var index = start
            while index < bytes.count, JSONTemplate.isBlank(bytes[index]) { index += 1 }
            return index < bytes.count && bytes[index] == UInt8(ascii: ":")
        }

        /// A string in place of a run of at least four bytes.
        private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, mark: Int) {
            for index in range { output[index] = harmless(bytes[index]) }
            output[range.lowerBound] = UInt8(ascii: "\"")
            output[range.lowerBound + 1] = bytes[mark]
            output[range.lowerBound + 2] = bytes[mark + 1]
            output[range.upperBound - 1] = UInt8(ascii: "\"")
        }

        private mutating func skipString(_ scan: inout TemplateScan, from start: Int) -> Int {
            let bytes = scan.bytes
            var index = start + 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                if bytes[index] == UInt8(ascii: "\\") {
                    index += 2
                } else if let tag = TemplateTag(&scan, at: index, isInString: true) {
                    for place in tag.range { output[place] = harmless(bytes[place]) }
                    index = tag.range.upperBound
                } else {
                    index += 1
                }
            }
            return min(index + 1, bytes.count)
        }

        /// A byte that may stand in a JSON string as it is. Only ASCII is kept, since bytes are put in between.
        private func harmless(_ byte: UInt8) -> UInt8 {
            switch byte {
            case UInt8(ascii: "\""): UInt8(ascii: "'")
            case UInt8(ascii: "\\"): UInt8(ascii: "/")
            case 0x20..<0x80: byte
            default: UInt8(ascii: "_")
            }
        }
    }
}
