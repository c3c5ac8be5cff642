import JSONPath
import SourceTree
import Testing

/// Nothing that is read may exhaust the stack.
struct LimitTests {
    private static func nestedArrays(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    @Test(arguments: ["(", "@[?", "length(", "!("])
    func nestingIsRefusedBeyondTheLimit(opening: String) throws {
        let fault = try fault(of: "$[?" + String(repeating: opening, count: 100_000))
        #expect(fault.message.contains("nested more than 64 deep"))
    }

    @Test func nestingUpToTheLimitIsRead() throws {
        let depth = JSONPathQuery.maximumNesting - 1
        let condition = String(repeating: "(", count: depth) + "@ == 1" + String(repeating: ")", count: depth)
        #expect(try paths("$[?\(condition)]", in: "[0, 1]") == ["$[1]"])
    }

    @Test func segmentsAreRefusedBeyondTheLimit() throws {
        let fault = try fault(of: "$" + String(repeating: ".a", count: 100_000))
        #expect(fault.message.contains("more than 512 segments"))
    }

    @Test func aQueryReachesTheBottomOfTheDeepestDocument() throws {
        let depth = JSONParser.maximumDepth
        let text = Self.nestedArrays(depth)
        #expect(try paths("$" + String(repeating: "[0]", count: depth - 1), in: text).count == 1)
        #expect(try paths("$" + String(repeating: ".*", count: depth - 1), in: text).count == 1)
        #expect(try paths("$..*", in: text).count == depth - 1)
        #expect(try paths("$..[?count(@..*) == 0]", in: text).count == 1)
    }

    @Test func manyConditionsInARowAreNoNesting() throws {
        let condition = Array(repeating: "@ == 0", count: 5_000).joined(separator: " || ")
        #expect(try paths("$[?\(condition)]", in: "[0, 1]") == ["$[0]"])
    }
}
