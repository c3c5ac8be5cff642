import Linting
import Rendering
import SourceTree
import Testing

/// Which languages a finding is about, by where it and what belongs to it stand.
@Suite struct FindingLanguagesTests {
    private static func place(_ file: String, _ pointer: String = "") -> Place {
        let start = Position(line: 1, column: 1)
        return Place(file: file, start: start, end: start, pointer: pointer, range: 0..<0)
    }

    private static func languages(_ place: Place, related: [Place] = []) -> [String] {
        let finding = Finding(
            rule: "r", severity: .error, message: "m", place: place,
            related: related.map { Finding.Related(message: "m", place: $0) })
        return FindingLanguages(known: ["de", "pt-BR", "uk"]).languages(of: finding)
    }

    @Test("The folder of a table, under the name that devices have for the language")
    func folders() {
        let related = ["pt_BR", "German", "sv"].map {
            FindingLanguagesTests.place("App/\($0).lproj/Localizable.strings")
        }
        #expect(
            FindingLanguagesTests.languages(FindingLanguagesTests.place("a.json", "/aps/alert"), related: related)
                == ["de", "pt-BR", "sv"])
    }

    @Test("The language inside a catalog")
    func catalog() {
        let place = FindingLanguagesTests.place("Localizable.xcstrings", "/strings/A/localizations/uk/stringUnit/value")
        #expect(FindingLanguagesTests.languages(place) == ["uk"])
    }

    @Test("The language in the payload's own texts")
    func map() {
        let place = FindingLanguagesTests.place("a.json", "/localized-message/de/title")
        #expect(FindingLanguagesTests.languages(place) == ["de"])
    }

    @Test("A finding that names none is about all")
    func all() {
        #expect(FindingLanguagesTests.languages(FindingLanguagesTests.place("a.json", "/aps/alert/body")) == [])
    }
}
