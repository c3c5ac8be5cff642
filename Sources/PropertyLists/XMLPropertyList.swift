import CExpat
import SourceTree

/// Reads a property list in XML form (Apple's PropertyList-1.0 document type) with the places of its parts.
///
/// Nothing outside the file is ever fetched. A document type with declarations of its own is refused, so that there are
/// no entities to expand but XML's five.
package enum XMLPropertyList {
    /// How many elements may stand inside one another.
    static let maximumDepth = 512
    /// The largest file, in bytes.
    static let maximumSize = 1 << 30

    package static func read(_ bytes: [UInt8]) throws(SyntaxFault) -> PropertyListNode {
        guard bytes.count <= maximumSize else {
            throw SyntaxFault("The file has \(bytes.count) bytes; more than 1 GiB is not read.", at: 0..<0)
        }
        guard let parser = XML_ParserCreate(nil) else {
            throw SyntaxFault("There is not enough memory to read the file.", at: 0..<0)
        }
        defer { XML_ParserFree(parser) }
        let builder = XMLPropertyListBuilder(parser)
        XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
        setHandlers(parser)
        let status = bytes.withUnsafeBytes { raw in
            XML_Parse(parser, raw.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(raw.count), 1)
        }
        return try withExtendedLifetime(builder) { () throws(SyntaxFault) -> PropertyListNode in
            if let fault = builder.fault { throw fault }
            guard status == XML_STATUS_OK else { throw syntaxFault(parser, bytes) }
            guard let root = builder.root else {
                throw SyntaxFault("The property list is empty: it has no “dict” inside “plist”.", at: 0..<0)
            }
            return root
        }
    }

    private static func syntaxFault(_ parser: XML_Parser, _ bytes: [UInt8]) -> SyntaxFault {
        let place = min(max(Int(XML_GetCurrentByteIndex(parser)), 0), bytes.count)
        let code = XML_GetErrorCode(parser)
        let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "a fault without a name"
        let hint =
            switch code {
            case XML_ERROR_INVALID_TOKEN where place < bytes.count && bytes[place] == UInt8(ascii: "&"),
                XML_ERROR_INVALID_TOKEN
            where place > 0 && place <= bytes.count && bytes[place - 1] == UInt8(ascii: "&"):
                " An ampersand in a text is written “&amp;”."
            case XML_ERROR_UNDEFINED_ENTITY: " Only &amp; &lt; &gt; &quot; and &apos; are known here."
            case XML_ERROR_NO_ELEMENTS: " The file ends before its property list is complete."
            default: ""
            }
        return SyntaxFault("The XML is not well-formed: \(reason).\(hint)", at: place..<min(place + 1, bytes.count))
    }

    private static func setHandlers(_ parser: XML_Parser) {
        XML_SetElementHandler(
            parser,
            { data, name, _ in XMLPropertyList.builder(data)?.start(name.map { String(cString: $0) } ?? "") },
            { data, _ in XMLPropertyList.builder(data)?.end() })
        XML_SetCharacterDataHandler(parser) { data, text, length in
            guard let text else { return }
            text.withMemoryRebound(to: UInt8.self, capacity: Int(length)) { units in
                XMLPropertyList.builder(data)?.append(UnsafeBufferPointer(start: units, count: Int(length)))
            }
        }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
            if hasDeclarations != 0 { XMLPropertyList.builder(data)?.refuseDeclarations() }
        }
        XML_SetSkippedEntityHandler(parser) { data, name, _ in
            XMLPropertyList.builder(data)?.refuseEntity(name.map { String(cString: $0) } ?? "")
        }
    }

    private static func builder(_ data: UnsafeMutableRawPointer?) -> XMLPropertyListBuilder? {
        data.map { Unmanaged<XMLPropertyListBuilder>.fromOpaque($0).takeUnretainedValue() }
    }
}
