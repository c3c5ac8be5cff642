/// String catalogs.
enum StringCatalogFuzz: FuzzTarget {
    static let name = "xcstrings"

    static func run(_ input: FuzzInput) {
        TableCheck.read(input.bytes, at: "Localizable.xcstrings")
    }
}
