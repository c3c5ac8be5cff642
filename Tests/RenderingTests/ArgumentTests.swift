import Rendering
import Testing

/// What CoreFoundation's formatter makes of texts and arguments, as measured with it.
@Suite struct ArgumentTests {
    static let cases: [(text: String, arguments: String, shown: String, phrase: String)] = [
        ("%@ and %@", #"["A", "B"]"#, "A and B", ""),
        ("%2$@ of %1$@", #"["A", "B"]"#, "B of A", ""),
        ("%@ and %@", #"["A"]"#, "A and (null)", "takes 2 arguments and 1 was sent"),
        ("%@", "[]", "(null)", "none was sent"),
        ("%2$@ only", #"["A", "B"]"#, "A only", "skips argument 1"),
        ("%1$@ %3$@", #"["A", "B", "C"]"#, "A B", "skips argument 2"),
        ("%2$@ %@", #"["A", "B"]"#, "B A", "without a number"),
        ("100%y %@", #"["A"]"#, "100y A", "“y” is shown for it"),
        ("%@ 5%", #"["A"]"#, "A 5", "it is left out"),
        ("%@ 50%%", #"["A"]"#, "A 50%", ""),
        ("%d", #"["42"]"#, "‹meaningless number›", "cannot fill “%d”"),
        ("%s!", #"["42"]"#, "‹whatever lies in memory›!", "cannot fill “%s”"),
        ("%200$@", #"["A"]"#, "", "nothing is shown"),
        ("%@", #"["50% %s"]"#, "50% %s", ""),
        ("%@", "[4711]", "4711", "Argument 1 is no text"),
        ("%@", "[null]", "<null>", "Argument 1 is no text"),
        ("%@", #""A""#, "(null)", "is no array"),
        ("50% off", "[]", "50% off", "does not say"),
    ]

    @Test("Arguments", arguments: cases)
    func argument(text: String, arguments: String, shown: String, phrase: String) throws {
        let body = try SampleApp.body(text, arguments)
        #expect(body.text == shown)
        let remarks = body.steps.filter { $0.kind == .fault || $0.kind == .uncertainty }.map(\.message)
        if phrase.isEmpty {
            #expect(remarks == [])
        } else {
            #expect(remarks.contains { $0.contains(phrase) }, "\(remarks)")
        }
    }

    @Test("Each stretch says where it comes from, an argument by its place in the array")
    func pieces() throws {
        let body = try SampleApp.body("%2$@: %3$@ x", #"["A", "B"]"#)
        #expect(body.pieces.map(\.kind) == [.argument, .literal, .argument, .literal])
        // The formatter fetches the first two arguments, although the text says the second and third.
        #expect(body.pieces.map(\.argument) == [1, nil, 2, nil])
    }

    @Test("A step about a specifier points at it")
    func place() throws {
        let body = try SampleApp.body("a %@ %@", #"["A"]"#)
        let step = try #require(body.steps.first { $0.kind == .fault })
        #expect(step.place?.file == "en.lproj/Localizable.strings")
        #expect(step.place?.start.column == 13)
    }
}
