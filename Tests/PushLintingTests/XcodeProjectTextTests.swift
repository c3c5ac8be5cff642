import Testing

@testable import PushLinting

/// What an Xcode project says of its app, among what it says of all else.
@Suite struct XcodeProjectTextTests {
    private func project(_ configurations: [[String]]) -> XcodeProjectText {
        let text = configurations.map { lines in
            "\t\tA = {\n\t\t\tbuildSettings = {\n" + lines.map { "\t\t\t\t\($0)\n" }.joined() + "\t\t\t};\n"
        }.joined()
        return XcodeProjectText(Array((text + "\t\t\tdevelopmentRegion = de;\n").utf8))
    }

    private let icon = "ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;"

    @Test("The identifier beside an app icon is the app's, in either order; others are extensions and tests")
    func appIdentifier() {
        let found = project([
            [icon, "PRODUCT_BUNDLE_IDENTIFIER = com.example.a;"], ["PRODUCT_BUNDLE_IDENTIFIER = com.example.a.ext;"],
            ["PRODUCT_BUNDLE_IDENTIFIER = \"com.example.a\";", icon],
        ])
        #expect(found.appIdentifiers == ["com.example.a"])
        #expect(found.developmentRegion == "de")
    }

    @Test("An identifier that build settings take part in is not known")
    func buildSetting() {
        #expect(project([[icon, "PRODUCT_BUNDLE_IDENTIFIER = \"com.example.$(NAME)\";"]]).appIdentifiers.isEmpty)
    }

    @Test("Two apps have two identifiers")
    func twoApps() {
        let found = project([
            [icon, "PRODUCT_BUNDLE_IDENTIFIER = com.example.a;"], [icon, "PRODUCT_BUNDLE_IDENTIFIER = com.example.b;"],
        ])
        #expect(found.appIdentifiers == ["com.example.a", "com.example.b"])
    }

    @Test("Anything else tells nothing", arguments: ["", "=", "a = b", "\u{0}", "PRODUCT_BUNDLE_IDENTIFIER"])
    func anythingElse(_ text: String) {
        let found = XcodeProjectText(Array(text.utf8))
        #expect(found.appIdentifiers.isEmpty)
        #expect(found.developmentRegion == nil)
    }
}
