import Rendering
import Testing

@Suite struct WritingDirectionTests {
    @Test(
        "By language, or by script where the name says it",
        arguments: [
            ("ar", "rtl"), ("he", "rtl"), ("iw", "rtl"), ("fa-IR", "rtl"), ("ur", "rtl"), ("en", "ltr"), ("th", "ltr"),
            ("az-Arab", "rtl"), ("ks-Deva", "ltr"), ("zh-Hant", "ltr"), ("no language", "ltr"),
        ])
    func direction(language: String, direction: String) {
        #expect(WritingDirection(of: language).rawValue == direction)
    }
}
