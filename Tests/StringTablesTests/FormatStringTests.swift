import Testing

@testable import StringTables

/// The results that a device's formatter gives, as tried with CoreFoundation's own.
@Suite struct FormatStringTests {
    @Test(arguments: [
        ("%@ and %@", ["A", "B", "C"], "A and B"),
        ("%@ and %@", ["A"], "A and (null)"),
        ("%2$@ only", ["A", "B"], "A only"),
        ("%3$@", ["A", "B", "C"], "A"),
        ("%1$@ %3$@", ["A", "B", "C"], "A B"),
        ("%1$@ %1$@ %2$@", ["A", "B"], "A A B"),
        ("%2$@ %@", ["A", "B"], "B A"),
        ("%@ %2$@", ["A", "B"], "A B"),
        ("%@ %1$@", ["A"], "A A"),
        ("%*@", ["A", "B"], "B"),
        ("%.*@", ["A", "B"], "B"),
        ("%@", ["50% %s"], "50% %s"),
        ("%f %@", ["A", "B"], "0.000000 B"),
        ("x %n y %@", ["A", "B"], "x  y B"),
        ("%5@|%.1@|%-@", ["A", "B", "C"], "A|B|C"),
        ("%1$ @ % 1$@ % @", ["A"], "A A A"),
        ("%#@name@ x", ["A"], "A x"),
        ("%1$#@n@ z %[ab]@", ["A"], "A z A"),
    ]) func showsArguments(format: String, arguments: [String], shown: String) {
        #expect(FormatString(format).rendered(with: arguments) == shown)
    }

    @Test(arguments: [
        ("%y", "y"), ("100%.", "100."), ("%'d", "'d"), ("%J %v %m", "J v m"), ("100%", "100"), ("100%l", "100"),
        ("%1 $@", "1@"), ("%$1@", "$1@"), ("$@", "$@"), ("％@", "％@"), ("%0$@", "0@"), ("%ly", "l"), ("%5", ""),
        ("50 % % off", "50   off"), ("%5é😀x", "5😀x"), ("%😀x", "😀x"), ("%%", "%"), ("100%%", "100%"), ("", ""),
        ("%%%%@", "%%@"), ("%#@n.b@ z", "#@ z"),
    ]) func dropsAStrayPercentSignAndKeepsOneCharacter(format: String, shown: String) {
        let read = FormatString(format)
        #expect(read.specifiers.isEmpty)
        #expect(read.rendered(with: ["A", "B"]) == shown)
    }

    @Test func anArgumentNumberBeyondTheFormattersRoomEmptiesTheText() {
        // One percent sign makes room for four arguments.
        #expect(FormatString("%6$@ one").rendered(with: ["A", "B"]).isEmpty)
        #expect(FormatString("%6$@ one").isShownEmpty)
        #expect(FormatString("%5$@ one").rendered(with: ["A", "B"]) == "(null) one")
        #expect(FormatString("%4$@ one").rendered(with: ["A", "B"]) == "A one")
        #expect(!FormatString("%4$@ one").isShownEmpty)
    }

    @Test func refusesArgumentNumbersAboveOneByteAndWidthsAboveAnInteger() {
        #expect(!FormatString("%127$@").isRefused)
        #expect(FormatString("%128$@").isRefused)
        #expect(FormatString("%2147483648d").isRefused)
        #expect(!FormatString("%2147483647d").isRefused)
        #expect(FormatString("%99999999999999999999d").isRefused)
    }

    @Test func listsSpecifiersWithTheirPlaces() throws {
        let format = FormatString("é %2$@, %lld %% %-08.3f")
        #expect(format.specifiers.map(\.written) == ["%2$@", "%lld", "%-08.3f"])
        #expect(format.specifiers.map(\.range) == [3..<7, 9..<13, 17..<24])
        #expect(format.specifiers.map(\.conversion) == [.object, .integer, .double])
        #expect(format.specifiers.map(\.argument) == [2, 1, 2])
        #expect(format.specifiers.map(\.isPositional) == [true, false, false])
        #expect(format.specifiers.map(\.lengthModifier) == ["", "ll", ""])
        #expect(format.specifiers.map(\.flags) == ["", "", "-0"])
        #expect(format.escapedPercents == [14..<16])
    }

    @Test(arguments: [
        ("d", FormatConversion.integer), ("D", .integer), ("i", .integer), ("u", .integer), ("U", .integer),
        ("x", .integer), ("X", .integer), ("o", .integer), ("O", .integer), ("f", .double), ("F", .double),
        ("e", .double), ("E", .double), ("g", .double), ("G", .double), ("a", .double), ("A", .double),
        ("c", .character), ("C", .character), ("s", .text), ("S", .text), ("P", .text), ("p", .pointer),
        ("n", .nothing), ("@", .object), ("hhd", .integer), ("ld", .integer), ("qd", .integer), ("zu", .integer),
        ("td", .integer), ("jd", .integer), ("Lf", .double), ("#@n_1@", .variable("n_1")),
    ]) func knowsEachConversion(written: String, conversion: FormatConversion) {
        let specifiers = FormatString("%" + written).specifiers
        #expect(specifiers.map(\.conversion) == [conversion])
    }

    @Test(arguments: [
        ("%d. %B %Y", true), ("%H:%M", true), ("%Y年%B%d日 %A", true), ("%A, %e de %B de %Y", true), ("%-d.%-m.%y", true),
        // Only letters that the formatter does not know tell a date from a format, and no name runs on behind one.
        ("%d", false), ("%e %d", false), ("%Id", false), ("%@ %H", false), ("100 %", false), ("", false),
        ("%1$d %Y", false),
        ("50% Yen", false), ("%Bob", false),
    ]) func tellsPatternsOfDates(text: String, isDatePattern: Bool) {
        #expect(FormatString(text).isDatePattern == isDatePattern)
    }

    @Test func tellsWhichArgumentsAreUsed() {
        let gaps = FormatString("%1$@ %4$@ %4$@")
        #expect(gaps.usedArguments == [1, 4])
        #expect(gaps.argumentGaps == [2, 3])
        let reordered = FormatString("%2$@ %1$@")
        #expect(reordered.argumentGaps.isEmpty)
        #expect(!reordered.mixesPositionalAndSequential)
        #expect(FormatString("%2$@ %@").mixesPositionalAndSequential)
        #expect(FormatString("%*d").usedArguments == [1, 2])
    }

    @Test func tellsWhichSpecifiersAStringCannotFill() {
        let format = FormatString("%@ %d %1$@ %s %*@ %#@n@")
        #expect(format.specifiersNotForStrings.map(\.written) == ["%d", "%s", "%*@", "%#@n@"])
    }

    @Test(arguments: [
        "50% off", "100% sure", "de 50% de carga", "20% für", "20% in", "50%off", "%@, today 20% off all", "50 % de",
        "50\u{A0}% de", "%@% discount", "50%-ig",
    ]) func recognisesAPercentSignInRunningText(text: String) {
        #expect(FormatString(text).unescapedPercents.count == 1)
    }

    @Test(arguments: [
        "%@", "%d items", "%1$d of %2$d", "%lld", "%5.2f", "100%d", "100% @", "% d", "%ld%%", "%d%% off", "%@ %@",
        "#%d", "Level 3: %d",
    ]) func takesASpecifierForWhatItIs(text: String) {
        #expect(FormatString(text).unescapedPercents.isEmpty)
    }

    @Test func findsSpecifiersThatAToolHasEscaped() {
        #expect(FormatString("Seat %%1%s is ready").doublyEscapedSpecifiers == [5..<10])
        #expect(FormatString("%%1$@").doublyEscapedSpecifiers == [0..<5])
        #expect(FormatString("%%@").doublyEscapedSpecifiers == [0..<3])
        #expect(FormatString("100%% @").doublyEscapedSpecifiers.isEmpty)
        #expect(FormatString("%d%%").doublyEscapedSpecifiers.isEmpty)
    }
}
