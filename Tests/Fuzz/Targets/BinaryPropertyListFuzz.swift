import PropertyLists
import SourceTree

/// Property lists in binary form.
enum BinaryPropertyListFuzz: FuzzTarget {
    static let name = "binary-plist"

    static func run(_ input: FuzzInput) {
        do {
            _ = try BinaryPropertyList.read(input.bytes)
        } catch {
            error.check(in: input.bytes)
        }
    }
}
