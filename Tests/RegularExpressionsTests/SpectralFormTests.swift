import Testing

@testable import RegularExpressions

@Suite struct SpectralFormTests {
    @Test("A text between slashes is a pattern with flags; any other is the pattern itself")
    func forms() throws {
        #expect(try RegularExpression(spectral: "/^abc$/i").matches("ABC"))
        #expect(try RegularExpression(spectral: "/^abc$/i").pattern == "^abc$")
        #expect(try !RegularExpression(spectral: "/^abc$/").matches("ABC"))
        #expect(try RegularExpression(spectral: "/a/b/").matches("xa/bx"))
        #expect(try RegularExpression(spectral: "/^.b$/sm").matches("x\n\nb"))
        #expect(try RegularExpression(spectral: "^abc$").matches("abc"))
        #expect(try RegularExpression(spectral: "/v1").matches("a/v1"))
        #expect(try RegularExpression(spectral: "//").matches("a//b"))
        #expect(try !RegularExpression(spectral: "//").matches("ab"))
        #expect(try RegularExpression(spectral: "/a/B").matches("/a/B"))
        #expect(try RegularExpression(spectral: "/😀/gu").matches("😀"))
    }

    @Test(
        "Faults are placed in the text as it is written",
        arguments: [("/a(/", 2), ("a(", 1), ("/é/x", 4), ("/a/iy", 4)])
    func places(text: String, offset: Int) {
        let fault = #expect(throws: RegularExpressionFault.self) { try RegularExpression(spectral: text) }
        #expect(fault?.offset == offset)
        #expect(fault?.kind == .syntax)
    }
}
