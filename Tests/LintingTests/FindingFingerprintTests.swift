import Linting
import SourceTree
import Testing

/// A fingerprint tells findings apart by what they say, not by the line that they stand on.
@Suite struct FindingFingerprintTests {
    private func fingerprint(
        rule: String = "a", file: String = "a.json", line: Int = 1, pointer: String = "/aps", message: String = "Bad."
    ) -> FindingFingerprint {
        let position = Position(line: line, column: 1)
        let place = Place(file: file, start: position, end: position, pointer: pointer, range: line..<line + 1)
        return FindingFingerprint(of: Finding(rule: rule, severity: .error, message: message, place: place))
    }

    @Test func staysWhenLinesMove() {
        #expect(fingerprint(line: 1) == fingerprint(line: 7))
        #expect(fingerprint(pointer: "/0/aps") == fingerprint(pointer: "/12/aps"))
        #expect(fingerprint(message: "First on line 3.") == fingerprint(message: "First on line 14."))
    }

    @Test func tellsApart() {
        #expect(fingerprint(rule: "a") != fingerprint(rule: "b"))
        #expect(fingerprint(file: "a.json") != fingerprint(file: "b.json"))
        #expect(fingerprint(pointer: "/aps/alert") != fingerprint(pointer: "/aps/sound"))
        #expect(fingerprint(pointer: "/loc-key1") != fingerprint(pointer: "/loc-key2"))
        #expect(fingerprint(message: "“a” is bad.") != fingerprint(message: "“b” is bad."))
        #expect(fingerprint(rule: "ab", file: "c") != fingerprint(rule: "a", file: "bc"))
        // The same text for a person, but not the same bytes.
        #expect(fingerprint(message: "\u{E9}") != fingerprint(message: "e\u{301}"))
    }

    /// The value is part of what other programs store: FNV-1a with 128 bits, worked out by another program over
    /// `a 0xFF a.json 0xFF /aps 0xFF Bad. 0xFF`.
    @Test func isTheSameEverywhere() {
        #expect(fingerprint().description == "fff476373398e31beea0b1a3e7940b6f")
    }

    @Test func readsWhatItWrites() {
        #expect(FindingFingerprint(fingerprint().description) == fingerprint())
        #expect(FindingFingerprint("abc") == nil)
        #expect(FindingFingerprint(String(repeating: "G", count: 32)) == nil)
    }
}
