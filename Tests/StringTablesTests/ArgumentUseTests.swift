import StringTables
import Testing

@Suite struct ArgumentUseTests {
    @Test(
        "The arguments of a text, each as what the formatter reads it as",
        arguments: [
            ("%@ and %d", [1: .object, 2: .integer]), ("%2$@ %1$f", [1: .double, 2: .object]),
            ("%*d", [1: .integer, 2: .integer]),
            ("plain %%", [:]),
            // The percent sign of “50% o” takes no part, so that the next specifier keeps its number.
            ("50% off %@", [1: .object]), ("%1$@ %1$@", [1: .object]),
        ] as [(String, [Int: FormatConversion])])
    func conversions(text: String, wanted: [Int: FormatConversion]) {
        let use = ArgumentUse(FormatString(text))
        #expect(use.conversions == wanted)
        #expect(!use.contradictsItself)
    }

    @Test func oneArgumentReadInTwoWaysIsAContradiction() {
        #expect(ArgumentUse(FormatString("%1$@ %1$d")).contradictsItself)
    }

    private func plural(_ format: String, type: String?, _ forms: String...) -> StringTableValue {
        let forms = forms.map {
            PluralVariable.Form(category: .other, text: $0, range: 0..<0, pointer: .init([]))
        }
        let variable = PluralVariable(name: "n", valueType: type, forms: forms, range: 0..<0, pointer: .init([]))
        return .plural(PluralText(format: format, formatRange: 0..<0, variables: [variable]))
    }

    @Test func aPluralTextTakesItsNumberAndWhatItsFormsName() {
        #expect(ArgumentUse(plural("%#@n@", type: "d", "%d"))?.conversions == [1: .integer])
        #expect(ArgumentUse(plural("%@: %#@n@", type: "lu", "none"))?.conversions == [1: .object, 2: .integer])
        #expect(ArgumentUse(plural("%2$#@n@", type: "d", "%1$@ %2$d"))?.conversions == [1: .object, 2: .integer])
        #expect(ArgumentUse(plural("%#@n@", type: nil, "%d"))?.conversions == [1: .integer])
    }

    @Test func whatCannotBeToldIsNotGuessed() {
        #expect(ArgumentUse(plural("%#@n@", type: "d", "%d of %@")) == nil)
        #expect(ArgumentUse(plural("%#@other@", type: "d", "%d")) == nil)
        #expect(ArgumentUse(.unusable("an array")) == nil)
    }
}
