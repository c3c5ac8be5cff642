/// `.stringsdict`, plural rules included.
enum StringsDictionaryFuzz: FuzzTarget {
    static let name = "stringsdict"

    static func run(_ input: FuzzInput) {
        TableCheck.read(input.bytes, at: "pl.lproj/Localizable.stringsdict")
    }
}
