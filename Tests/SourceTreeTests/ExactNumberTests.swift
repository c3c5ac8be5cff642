import Testing

@testable import SourceTree

@Suite struct ExactNumberTests {
    private func number(_ text: String) throws -> ExactNumber {
        try #require(ExactNumber(text))
    }

    @Test(
        "Spellings of one value are equal",
        arguments: [
            ("1", "1.0"), ("1", "10e-1"), ("100", "1e2"), ("0", "-0"), ("0", "0e99"), ("0.0", "0"), ("+5", "5"),
            ("0.1", "1e-1"), ("1E2", "100.000"), ("1e400", "10e399"), ("-1.50", "-15e-1"), ("007", "7"),
        ])
    func equal(left: String, right: String) throws {
        #expect(try number(left) == number(right))
        #expect(try number(left).hashValue == number(right).hashValue)
        #expect(try !(number(left) < number(right)) && !(number(right) < number(left)))
    }

    @Test("Values far apart and close together are ordered, where doubles would fail")
    func order() throws {
        let ascending = [
            "-1e400", "-9007199254740993", "-9007199254740992", "-15", "-2", "-1.5", "-1", "-0.1", "-1e-400", "0",
            "1e-400", "0.05", "0.1", "0.10000000000000000001", "1", "1.5", "2", "10", "15", "9007199254740992",
            "9007199254740993", "1e399", "1e400", "1e99999999999",
        ]
        for (position, left) in ascending.enumerated() {
            for right in ascending[(position + 1)...] {
                #expect(try number(left) < number(right), "\(left) < \(right)")
                #expect(try !(number(right) < number(left)), "\(right) < \(left)")
                #expect(try number(left) != number(right))
            }
        }
    }

    @Test(
        "What is no number gives nil",
        arguments: ["", "-", "+", ".", "e1", "1e", "1e+", "1.2.3", "0x1", "1 ", " 1", "--1", "1e1.5", "NaN", "٣"])
    func noNumber(text: String) {
        #expect(ExactNumber(text) == nil)
    }

    @Test("Integers are exact up to the ends of Int, and nil beyond")
    func integers() throws {
        #expect(try number("9223372036854775807").integer == Int.max)
        #expect(try number("-9223372036854775808").integer == Int.min)
        #expect(try number("9223372036854775808").integer == nil)
        #expect(try number("-9223372036854775809").integer == nil)
        #expect(try number("1e18").integer == 1_000_000_000_000_000_000)
        #expect(try number("1e19").integer == nil)
        #expect(try number("1e99999999999").integer == nil)
        #expect(try number("12.50e1").integer == 125)
        #expect(try number("-0.0").integer == 0)
        #expect(try number("0.5").integer == nil)
    }

    @Test("Wholeness and sign follow the value, not the spelling")
    func properties() throws {
        #expect(try number("1.0").isWhole)
        #expect(try number("1e400").isWhole)
        #expect(try !number("1e-400").isWhole)
        #expect(try number("-0").isZero)
        #expect(try !number("-0").isNegative)
        #expect(try number("-1e-9").isNegative)
    }
}
