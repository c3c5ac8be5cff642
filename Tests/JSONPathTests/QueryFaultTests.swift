import JSONPath
import SourceTree
import Testing

/// Refused queries: the part of the text that is pointed at, and what the message says to do.
struct QueryFaultTests {
    @Test(arguments: [
        ("", "", "empty"),
        ("aps", "aps", "“$”"),
        (" $", " ", "starts with “$”"),
        ("$.a ", " ", "ends with a space"),
        ("$.a b", "b", "write “.b”"),
        ("$aps", "aps", "write “.aps”"),
        ("$.", "", "expected a name"),
        ("$..", "", "expected a name, “*” or “[”"),
        ("$. a", " ", "take away a space"),
        ("$.'a'", "'", "['name']"),
        ("$.1", "1", "[0] for an index"),
        ("$.content-available", "-available", "['content-available']"),
        ("$.[a]", ".", "take it away"),
        ("$...a", ".", "two dots"),
        ("$.a]", "]", "closes nothing"),
        ("$.length()", "(", "[?length(@.name) > 3]"),
        ("$.a~", "~", "rule sets"),
        ("$.a^", "^", "rule sets"),
    ])
    func pointsAtFaultsInSegments(query: String, place: String, advice: String) throws {
        let fault = try fault(of: query)
        #expect(fault.text == place)
        #expect(fault.message.contains(advice))
    }

    @Test(arguments: [
        ("$[]", "[]", "empty"),
        ("$[0,]", "]", "must have a selector behind it"),
        ("$[,0]", ",", "before it"),
        ("$[0 2]", "2", "“,” or “]”"),
        ("$[0", "[0", "never closed"),
        ("$[a]", "a", "['a']"),
        ("$[@.a]", "@", "“?”"),
        ("$[01]", "01", "leading zeros"),
        ("$[-0]", "-0", "“0” or “-1”"),
        ("$[+1]", "+", "plus sign"),
        ("$[1.0]", "1.0", "whole number"),
        ("$[9007199254740992]", "9007199254740992", "9007199254740991"),
        ("$[1:2:3:4]", ":", "three parts"),
        ("$[1:b]", "b", "in the slice"),
        ("$['a]", "'a]", "no end"),
        (#"$['\x']"#, #"\x"#, "no escape"),
        (#"$['\"']"#, #"\""#, "no backslash"),
        (#"$['\uD800']"#, #"\uD800"#, "second half"),
        (#"$['\uDC00']"#, #"\uDC00"#, "first half"),
        (#"$['\u12']"#, #"\u12"#, "four hexadecimal digits"),
        ("$['a\tb']", "\t", "\\t"),
        ("$['é\u{1}']", "\u{1}", "\\u0001"),
    ])
    func pointsAtFaultsInBrackets(query: String, place: String, advice: String) throws {
        let fault = try fault(of: query)
        #expect(fault.text == place)
        #expect(fault.message.contains(advice))
    }

    @Test(arguments: [
        ("$[?]", "]", "“@”"),
        ("$[?@.a ==", "", "middle of a filter"),
        ("$[?(@.a", "(@.a", "never closed"),
        ("$[?(@.a]", "]", "“)”"),
        ("$[?@.a = 1]", "=", "“==”"),
        ("$[?@.a === 1]", "===", "“==”"),
        ("$[?@.a & @.b]", "&", "“&&”"),
        ("$[?@.a or @.b]", "or", "“||”"),
        ("$[?@.a =~ 'b']", "=~", "search("),
        ("$[?@.a == True]", "True", "small letters: true"),
        ("$[?@.a == b]", "b", "@.b for a member"),
        ("$[?@.a == [1]]", "[", "Arrays and objects"),
        ("$[?@.a == 01]", "01", "leading zeros"),
        ("$[?@.a == 1.]", "]", "decimal point"),
        ("$[?@a == 1]", "@a", "“@.a”"),
        ("$[?@.* == 1]", "@.*", "value(@.*)"),
        ("$[?true]", "true", "no condition"),
        ("$[?!@.a == 1]", "!", "!(…)"),
        ("$[?!!@.a]", "!!", "take both away"),
        ("$[?1 == 1 == 1]", "==", "two values"),
        ("$[?@.a + 1 == 2]", "+", "do not compute"),
        ("$[?@property == 'a']", "@property", "rule sets"),
    ])
    func pointsAtFaultsInFilters(query: String, place: String, advice: String) throws {
        let fault = try fault(of: query)
        #expect(fault.text == place)
        #expect(fault.message.contains(advice))
    }

    @Test(arguments: [
        ("$[?lenght(@.a) > 1]", "lenght", "did you mean “length”?"),
        ("$[?sum(@.a) > 1]", "sum", "length, count, match, search, value"),
        ("$[?length (@.a) > 1]", "length", "blank"),
        ("$[?length(@.a, @.b) > 1]", "length(@.a, @.b)", "one argument, not 2"),
        ("$[?match(@.a)]", "match(@.a)", "match(value, pattern)"),
        ("$[?length(@.*) > 1]", "@.*", "count(@.*)"),
        ("$[?count(1) > 1]", "1", "query"),
        ("$[?count(@.a)]", "count(@.a)", "compare it"),
        ("$[?match(@.a, 'b') == true]", "match(@.a, 'b')", "a condition, not a value"),
        ("$[?length(match(@.a, 'b')) == 1]", "match(@.a, 'b')", "a condition, not a value"),
        ("$[?count(@.a", "count(@.a", "never closed"),
        ("$[?count(@.a]", "]", "count(query)"),
    ])
    func pointsAtFaultsInCalls(query: String, place: String, advice: String) throws {
        let fault = try fault(of: query)
        #expect(fault.text == place)
        #expect(fault.message.contains(advice))
    }

    /// Offsets are in bytes: what stands before the fault here has more bytes than characters.
    @Test func countsInBytes() throws {
        let fault = #expect(throws: SyntaxFault.self) { try JSONPathQuery("$.é😀[01]") }
        #expect(fault?.range == 9..<11)
    }

    /// Whatever a text is cut down to, it is either read or refused with a place inside of it.
    @Test(arguments: [JSONPathDialect.standard, .ruleSets])
    func everyBeginningIsReadOrRefused(dialect: JSONPathDialect) {
        let query =
            #"$.a-b['é\u00e9\ud83d\ude00', "x", 1, -2:3:-1, *, ?!(@.a === 1e+2 && match(@['b'], 'c.*') || @property)]..*^~"#
        for count in 0...query.unicodeScalars.count {
            let text = String(String.UnicodeScalarView(query.unicodeScalars.prefix(count)))
            do {
                #expect(try JSONPathQuery(text, dialect: dialect).text == text)
            } catch {
                #expect(error.range.upperBound <= text.utf8.count)
                #expect(error.message.hasSuffix(".") || error.message.hasSuffix("?"))
            }
        }
    }
}
