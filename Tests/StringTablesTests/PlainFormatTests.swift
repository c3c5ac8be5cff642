import StringTables
import Testing

/// A quick look at a text must never say anything else than the whole reading of it.
@Suite struct PlainFormatTests {
    @Test(
        "Plain texts take as many arguments as their percent signs name",
        arguments: [
            ("", 0), ("Your parcel", 0), ("%@", 1), ("%@ and %@", 2), ("%1$@", 1), ("%2$@ for %1$@, %2$@", 2),
            ("%3$@%2$@%1$@", 3), ("\u{1F4E6}%@", 1),
        ])
    func plain(text: String, count: Int) {
        #expect(PlainFormat.argumentCount(of: text) == count)
    }

    @Test(
        "What is more than plain is left to the whole reading",
        arguments: [
            "50 %", "%%", "%d", "%1$d", "%1$@ %@", "%2$@", "%1$@ %3$@", "%0$@", "%64$@", "%1$", "%1", "%1@", "% @",
            "%99999999999999999999$@", "%-@", "%l@",
        ])
    func notPlain(text: String) {
        #expect(PlainFormat.argumentCount(of: text) == nil)
    }

    /// Made of the pieces that formats are made of, each text in every order of three.
    @Test func agreesWithFormatString() throws {
        let pieces = ["%@", "%1$@", "%2$@", "%3$@", "%%", "%d", "%", "5", " a", "$@", "@", "%01$@", "%1$s", "%*@"]
        var plainTexts = 0
        for first in pieces {
            for second in pieces {
                for third in pieces {
                    let text = first + second + third
                    guard let count = PlainFormat.argumentCount(of: text) else { continue }
                    plainTexts += 1
                    let format = FormatString(text)
                    #expect(format.usedArguments == Array(1..<count + 1), "\(text)")
                    #expect(format.specifiersNotForStrings.isEmpty && format.strayPercents.isEmpty, "\(text)")
                    #expect(format.escapedPercents.isEmpty && !format.mixesPositionalAndSequential, "\(text)")
                }
            }
        }
        #expect(plainTexts > 100)
    }
}
