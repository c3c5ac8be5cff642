import Foundation
import JSONSchema
import SourceTree
import Testing

/// The public JSON Schema test suite, where it is at hand.
@Suite struct SchemaSuiteTests {
    private static let folder = ProcessInfo.processInfo.environment["PUSHLINT_SUITES"].map {
        URL(fileURLWithPath: $0).appendingPathComponent("JSON-Schema-Test-Suite")
    }

    /// Files whose failures are allowed, each with its reason.
    private static let omissions: [(file: String, reason: String)] = [
        ("optional/cross-draft.json", "only draft 2020-12 is read; a schema of another draft is refused")
    ]

    @Test(
        "Every test of the suite for draft 2020-12 but those left out for a reason",
        .enabled(if: folder != nil, "PUSHLINT_SUITES names no folder with JSON-Schema-Test-Suite"))
    func suite() throws {
        let folder = try #require(SchemaSuiteTests.folder)
        let tests = folder.appendingPathComponent("tests/draft2020-12")
        var passed = 0
        var total = 0
        var failures: [String] = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: tests.path).sorted()
        where name.hasSuffix(".json") {
            let tree = try parse(tests.appendingPathComponent(name))
            for group in tree.root.elements {
                let outcome = try run(group, file: name, folder)
                passed += outcome.passed
                total += outcome.total
                if !SchemaSuiteTests.omissions.contains(where: { $0.file == name }) { failures += outcome.failures }
            }
        }
        print("JSON Schema test suite: \(passed)/\(total)")
        #expect(total > 0)
        #expect(failures == [])
    }

    private func run(
        _ group: Node, file: String, _ folder: URL
    ) throws -> (passed: Int, total: Int, failures: [String]) {
        let schemaNode = try #require(group["schema"])
        let title = "\(file): \(group["description"]?.text ?? "")"
        let tests = try #require(group["tests"])
        let options = SchemaOptions(
            assertsFormats: file.hasPrefix("optional/format/"), now: 1_780_000_000,
            base: "file:///suite/\(group.index).json")
        let schema: JSONSchema
        do {
            schema = try JSONSchema(schemaNode, resolver: resolver(folder), options: options)
        } catch {
            return (0, tests.count, ["\(title): \(error.faults.map(\.message))"])
        }
        var passed = 0
        var failures: [String] = []
        for test in tests.elements {
            let data = try #require(test["data"])
            let isValid = test["valid"]?.boolean == true
            let violations = schema.violations(of: data)
            if schema.accepts(data) == isValid, violations.isEmpty == isValid {
                passed += 1
            } else {
                failures.append("\(title): \(test["description"]?.text ?? ""): \(violations.map(\.message))")
            }
        }
        return (passed, tests.count, failures)
    }

    private func resolver(_ folder: URL) -> SchemaResolver {
        SchemaResolver { uri in
            let prefix = "http://localhost:1234/"
            guard uri.hasPrefix(prefix) else { return nil }
            let file = folder.appendingPathComponent("remotes").appendingPathComponent(
                String(uri.dropFirst(prefix.count)))
            return FileManager.default.fileExists(atPath: file.path) ? try parse(file) : nil
        }
    }

    private func parse(_ file: URL) throws -> Tree {
        try JSONParser.parse(Source(name: file.path, bytes: Array(try Data(contentsOf: file))))
    }
}
