import SourceTree

/// Writes a JSON text anew, indented, with other values at some of its places.
struct JSONTreeWriter {
    typealias Replacement = (_ writer: inout JSONWriter, _ key: String?) -> Void

    private var replacements: [String: Replacement] = [:]

    /// Writes something else in place of the value at a JSON Pointer.
    mutating func replace(_ pointer: String, by replacement: @escaping Replacement) {
        replacements[pointer] = replacement
    }

    /// Writes a list of texts in place of the value at a JSON Pointer.
    mutating func replace(_ pointer: String, with texts: [String]) {
        replace(pointer) { writer, key in
            writer.array(key) { writer in
                for text in texts { writer.string(text) }
            }
        }
    }

    /// The text, which ends with a line end; empty where there is nothing that can be read.
    func text(of json: String) -> String {
        guard let tree = try? JSONParser.parse(Source(name: "", text: json)) else { return "" }
        var writer = JSONWriter()
        write(tree.root, nil, &writer)
        return writer.text + "\n"
    }

    private func write(_ node: Node, _ key: String?, _ writer: inout JSONWriter) {
        if let replacement = replacements[node.pointer.description] { return replacement(&writer, key) }
        switch node.kind {
        case .object:
            writer.object(key) { writer in
                for member in node.members { write(member.value, member.name, &writer) }
            }
        case .array:
            writer.array(key) { writer in
                for element in node.elements { write(element, nil, &writer) }
            }
        case .string:
            if let key { writer.string(key, node.text) } else { writer.string(node.text) }
        case .null, .boolean, .number: writer.literal(key, node.text)
        }
    }
}
