import JSONSchema
import Testing

/// The formats, each by a good text and the mistakes that people make.
@Suite struct FormatTests {
    @Test(
        "Good and bad texts",
        arguments: [
            (
                "date-time", ["2026-05-04T12:30:00Z", "2026-05-04t12:30:00.25+02:00", "1998-12-31T15:59:60-08:00"],
                [
                    "2026-05-04", "2026-05-04 12:30:00Z", "2026-02-29T12:30:00Z", "2026-05-04T12:30:00",
                    "2026-05-04T12:30:60Z",
                ]
            ),
            ("date", ["2024-02-29"], ["2023-02-29", "2026-5-4", "2026-13-01", "٢026-01-01"]),
            ("time", ["00:00:00Z", "23:59:60Z"], ["24:00:00Z", "12:00:00", "12:00Z"]),
            ("duration", ["PT15M", "P1Y2M3DT4H5M6S", "P2W"], ["P", "PT", "15M", "P1YT", "PT1H2S", "P1W2D", "P1"]),
            (
                "uuid", ["F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"],
                ["f81d4fae7dec11d0a76500a0c91e6bf6", "g81d4fae-7dec-11d0-a765-00a0c91e6bf6"]
            ),
            (
                "uri", ["https://example.com/a?b=c#d", "mailto:a@b.c", "http://[::1]:80/"],
                ["/a", "example.com", "https://a b", "http://[::1", "https://a/%zz", "https://ü.de"]
            ),
            ("uri-reference", ["../a.png", "#x", ""], ["1:2", "a\\b"]),
            ("iri", ["https://ü.de/ß"], ["ü"]),
            ("uri-template", ["/orders/{id}{?page,size*}"], ["/orders/{id", "{:1}"]),
            (
                "email", ["a.b+c@example.com", "\\\"a b\\\"@example.com", "a@[192.0.2.1]"],
                ["a", "a@", ".a@b.c", "a b@c.de", "a@b_c.de"]
            ),
            (
                "hostname", ["www.example.com", "xn--4gbwdl.xn--wgbh1c"],
                ["", "-a.com", "a..b", "a_b", "a.", "xn--a", "xy--ab"]
            ),
            ("idn-hostname", ["bücher.example", "例え。テスト"], ["a〮b", "-ü", "٠۰"]),
            ("ipv4", ["192.0.2.1"], ["256.0.0.1", "1.2.3", "01.2.3.4", "1.2.3.4.5"]),
            (
                "ipv6", ["2001:db8::1", "::", "::ffff:192.0.2.1", "1:2:3:4:5:6:7:8"],
                ["1::2::3", ":1", "1:2:3:4:5:6:7", "12345::", "1:2:3:4:5:6:7:8:9", "fe80::1%eth0"]
            ),
            ("json-pointer", ["", "/aps/alert~1x"], ["aps", "/a~2", "/~"]),
            ("relative-json-pointer", ["0", "1/a", "2#"], ["", "/a", "01", "-1"]),
            ("regex", ["^a+$"], ["(", "a**"]),
        ] as [(String, [String], [String])])
    func formats(name: String, good: [String], bad: [String]) throws {
        let schema = try Judgement("format: \(name)")
        for text in good { #expect(try schema.accepts("\"\(text)\""), "\(text) is good") }
        for text in bad {
            let escaped = text.replacing("\\", with: text.contains("\\\"") ? "\\" : "\\\\")
            #expect(try !schema.accepts("\"\(escaped)\""), "\(text) is bad")
        }
        #expect(try schema.accepts("3"), "a format speaks of strings only")
    }

    @Test("An unknown format refuses nothing")
    func unknown() throws {
        #expect(try Judgement("format: colour").accepts(#""?""#))
    }
}
