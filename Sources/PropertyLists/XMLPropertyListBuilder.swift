import CExpat
import SourceTree

/// Builds a property list from the XML parser's events. A class, since the parser's C interface hands it through a
/// pointer; it lives only while one file is read.
final class XMLPropertyListBuilder {
    /// An element whose end has not been seen.
    private struct Open {
        let name: String
        let tagRange: Range<Int>
        var text: [UInt8] = []
        var members: [PropertyListNode.Member] = []
        var elements: [PropertyListNode] = []
        var key: (text: String, range: Range<Int>)?
    }

    private(set) var root: PropertyListNode?
    private(set) var fault: SyntaxFault?
    private let parser: XML_Parser
    private var open: [Open] = []

    init(_ parser: XML_Parser) {
        self.parser = parser
    }

    // MARK: Events

    func start(_ name: String) {
        guard fault == nil else { return }
        let range = currentRange
        if open.count >= XMLPropertyList.maximumDepth {
            return refuse("Elements stand more than \(XMLPropertyList.maximumDepth) deep.", at: range)
        }
        guard XMLPropertyListBuilder.names.contains(name) else {
            return refuse("“\(name)” is no element of a property list.", at: range)
        }
        if (name == "plist") != open.isEmpty {
            return refuse("A property list is one “plist” element with everything else inside.", at: range)
        }
        if let parent = open.last, !["plist", "dict", "array"].contains(parent.name) {
            return refuse("“\(parent.name)” holds text only, not “\(name)”.", at: range)
        }
        if name == "key", open.last?.name != "dict" {
            return refuse("A “key” stands directly inside a “dict”.", at: range)
        }
        open.append(Open(name: name, tagRange: range))
    }

    func append(_ units: UnsafeBufferPointer<UInt8>) {
        guard fault == nil, let last = open.indices.last else { return }
        switch open[last].name {
        case "plist", "dict", "array":
            if units.contains(where: { $0 > 0x20 }) {
                refuse(
                    "Text stands in the “\(open[last].name)” element, outside of any “key” or “string”.",
                    at: currentRange)
            }
        default: open[last].text += units
        }
    }

    func end() {
        guard fault == nil, let element = open.popLast() else { return }
        if element.name == "plist" { return }
        // An empty element's end has the same place as its start.
        let end = max(Int(XML_GetCurrentByteIndex(parser)), element.tagRange.upperBound)
        let content = end > element.tagRange.upperBound ? element.tagRange.upperBound..<end : element.tagRange
        if element.name == "key" { return setKey(String(decoding: element.text, as: UTF8.self), content) }
        guard let node = node(of: element, content) else { return }
        attach(node)
    }

    func refuseDeclarations() {
        refuse(
            "The document type declares entities or elements of its own, which a property list has no use for. Remove what "
                + "stands between “[” and “]”.", at: currentRange)
    }

    func refuseEntity(_ name: String) {
        refuse("“&\(name);” stands for nothing here; only &amp; &lt; &gt; &quot; and &apos; do.", at: currentRange)
    }

    // MARK: Parts

    private static let names: Set<String> = [
        "plist", "dict", "array", "key", "string", "integer", "real", "true", "false", "date", "data",
    ]

    private func node(of element: Open, _ content: Range<Int>) -> PropertyListNode? {
        switch element.name {
        case "string": PropertyListNode(value: .string(String(decoding: element.text, as: UTF8.self)), range: content)
        case "dict":
            if let key = element.key {
                lacksValue(key)
            } else {
                PropertyListNode(value: .dictionary(element.members), range: element.tagRange)
            }
        case "array": PropertyListNode(value: .array(element.elements), range: element.tagRange)
        case "integer", "real": PropertyListNode(value: .other("a number"), range: content)
        case "true", "false": PropertyListNode(value: .boolean(element.name == "true"), range: content)
        case "date": PropertyListNode(value: .other("a date"), range: content)
        default: PropertyListNode(value: .other("data"), range: content)
        }
    }

    private func lacksValue(_ key: (text: String, range: Range<Int>)) -> PropertyListNode? {
        refuse("The key “\(key.text)” has no value behind it.", at: key.range)
        return nil
    }

    private func setKey(_ text: String, _ range: Range<Int>) {
        guard let last = open.indices.last else { return }
        if let key = open[last].key {
            _ = lacksValue(key)
        } else {
            open[last].key = (text, range)
        }
    }

    private func attach(_ node: PropertyListNode) {
        guard let last = open.indices.last else { return }
        switch open[last].name {
        case "dict":
            guard let key = open[last].key else {
                return refuse("In a “dict” each value stands behind a “key”.", at: node.range)
            }
            open[last].members.append(PropertyListNode.Member(key: key.text, keyRange: key.range, value: node))
            open[last].key = nil
        case "array": open[last].elements.append(node)
        default:
            if root != nil { return refuse("A “plist” holds one value only.", at: node.range) }
            root = node
        }
    }

    private var currentRange: Range<Int> {
        let start = max(Int(XML_GetCurrentByteIndex(parser)), 0)
        return start..<start + max(Int(XML_GetCurrentByteCount(parser)), 0)
    }

    private func refuse(_ message: String, at range: Range<Int>) {
        guard fault == nil else { return }
        fault = SyntaxFault(message, at: range)
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
}
