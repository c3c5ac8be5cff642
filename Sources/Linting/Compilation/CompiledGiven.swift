import JSONPath
import Payloads
import SourceTree

/// What a rule selects: values of the payload or envelope, or a header.
enum CompiledGiven: Sendable {
    case path(JSONPathQuery)
    case header(String)

    var text: String {
        switch self {
        case .path(let query): query.text
        case .header(let name): name
        }
    }

    func forEachNode(in payload: Payload, _ body: (Node) -> Void) {
        switch self {
        case .path(let query): query.forEachNode(in: payload.root, body)
        case .header(let name):
            if let header = payload.headers[name] { body(header.node) }
        }
    }
}
