/// `.strings`, in whatever form and encoding it comes.
enum StringsFuzz: FuzzTarget {
    static let name = "strings"

    static func run(_ input: FuzzInput) {
        TableCheck.read(input.bytes, at: "en.lproj/Localizable.strings")
    }
}
