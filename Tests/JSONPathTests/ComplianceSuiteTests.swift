import JSONPath
import SourceTree
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The JSONPath Compliance Test Suite, which belongs to the standard's community: each of its selectors must be refused
/// or give the values and paths that the suite names.
struct ComplianceSuiteTests {
    /// The folder that holds `jsonpath-compliance-test-suite/cts.json`.
    static let folder = ProcessInfo.processInfo.environment["PUSHLINT_SUITES"]

    @Test(.enabled(if: folder != nil, "PUSHLINT_SUITES names no folder with the JSONPath compliance suite"))
    func everySelectorGivesWhatTheSuiteNames() throws {
        let cases = try Self.cases()
        var failures: [String] = []
        for test in cases {
            if let failure = Self.failure(of: test, .standard) { failures.append(failure) }
        }
        print("JSONPath compliance suite: \(cases.count - failures.count)/\(cases.count)")
        for failure in failures { print("  " + failure) }
        #expect(cases.count > 0)
        #expect(failures.isEmpty)
    }

    /// The dialect adds meanings only where the standard has none, so whatever is valid must mean the same in it.
    @Test(.enabled(if: folder != nil, "PUSHLINT_SUITES names no folder with the JSONPath compliance suite"))
    func validSelectorsMeanTheSameInRuleSets() throws {
        for test in try Self.cases() where test["invalid_selector"] == nil {
            #expect(Self.failure(of: test, .ruleSets) == nil)
        }
    }

    private static func cases() throws -> [Node] {
        let path = try #require(folder) + "/jsonpath-compliance-test-suite/cts.json"
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
        let suite = try JSONParser.parse(Source(name: path, bytes: bytes)).root
        return Array(try #require(suite["tests"]).elements)
    }

    /// What is wrong with the outcome of one case; nil when nothing is.
    private static func failure(of test: Node, _ dialect: JSONPathDialect) -> String? {
        let selector = test["selector"]?.string ?? ""
        let name = "\(test["name"]?.string ?? ""): \(selector)"
        let query: JSONPathQuery
        do {
            query = try JSONPathQuery(selector, dialect: dialect)
        } catch {
            return test["invalid_selector"]?.boolean == true ? nil : "\(name): refused: \(error.message)"
        }
        guard test["invalid_selector"]?.boolean != true else { return "\(name): not refused" }
        guard let document = test["document"] else { return "\(name): no document" }
        // The document lies inside the suite's own tree, so its paths start with where it stands there.
        let prefix = document.normalizedPath.dropFirst()
        let nodes = query.nodes(in: document)
        let paths = nodes.map { "$" + $0.normalizedPath.dropFirst(1 + prefix.utf8.count) }
        let values = test["result"].map { [$0] } ?? test["results"].map { Array($0.elements) } ?? []
        guard values.contains(where: { agrees(Array($0.elements), nodes) }) else { return "\(name): gave \(paths)" }
        let wanted = test["result_paths"].map { [$0] } ?? test["results_paths"].map { Array($0.elements) } ?? []
        guard wanted.contains(where: { $0.elements.map(\.text) == paths }) else { return "\(name): paths \(paths)" }
        return nil
    }

    private static func agrees(_ wanted: [Node], _ found: [Node]) -> Bool {
        wanted.count == found.count && zip(wanted, found).allSatisfy { $0.hasSameValue(as: $1) }
    }
}
