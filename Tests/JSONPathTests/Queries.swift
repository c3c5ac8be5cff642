import JSONPath
import SourceTree
import Testing

/// The root of a JSON text.
func document(_ text: String) throws -> Node {
    try JSONParser.parse(Source(name: "document.json", text: text)).root
}

/// The normalised paths of what a query selects, in order.
func paths(_ query: String, in text: String, _ dialect: JSONPathDialect = .standard) throws -> [String] {
    try JSONPathQuery(query, dialect: dialect).matches(in: document(text)).map(\.normalizedPath)
}

/// The fault for which a query is refused, with the part of its text that the fault points at.
func fault(of query: String, _ dialect: JSONPathDialect = .standard) throws -> (message: String, text: String) {
    let fault = try #require(throws: SyntaxFault.self) { try JSONPathQuery(query, dialect: dialect) }
    let bytes = Array(query.utf8)
    try #require(fault.range.lowerBound >= 0 && fault.range.upperBound <= bytes.count)
    return (fault.message, String(decoding: bytes[fault.range], as: UTF8.self))
}
