import JSONPath
import Testing

/// Queries that lead by names alone are gone along without being evaluated, so that they must mean just that.
@Suite struct WaysByNameTests {
    @Test(
        "Names lead to a place",
        arguments: [("$", [[]]), ("$.aps.alert", [["aps", "alert"]]), ("$['a b']", [["a b"]])])
    func oneWay(query: String, ways: [[String]]) throws {
        #expect(try JSONPathQuery(query).waysByName == ways)
    }

    @Test("Several names lead to several places, each behind each")
    func severalWays() throws {
        let query = try JSONPathQuery("$['a','b'].c['d','e']")
        #expect(query.waysByName == [["a", "c", "d"], ["a", "c", "e"], ["b", "c", "d"], ["b", "c", "e"]])
    }

    @Test("A way may lead to the key itself")
    func keys() throws {
        let query = try JSONPathQuery("$['a','b']~", dialect: .ruleSets)
        #expect(query.selectsKeys && query.waysByName == [["a"], ["b"]])
    }

    @Test(
        "What depends on more than names has no ways",
        arguments: ["$.*", "$[0]", "$.a[1:2]", "$..a", "$['a', 0]", "$[?@.a]", "$.a^"])
    func others(query: String) throws {
        #expect(try JSONPathQuery(query, dialect: .ruleSets).waysByName == nil)
    }

    @Test("Ways that would be too many are none")
    func tooMany() throws {
        let names = "['a','b','c','d','e']"
        #expect(try JSONPathQuery("$\(names)\(names)").waysByName?.count == 25)
        #expect(try JSONPathQuery("$\(names)\(names)\(names)").waysByName == nil)
    }
}
