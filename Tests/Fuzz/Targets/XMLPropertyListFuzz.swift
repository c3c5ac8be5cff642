import PropertyLists
import SourceTree

/// Property lists in XML, and entitlements.
enum XMLPropertyListFuzz: FuzzTarget {
    static let name = "xml-plist"

    static func run(_ input: FuzzInput) {
        do {
            _ = try XMLPropertyList.read(input.bytes)
        } catch {
            error.check(in: input.bytes)
        }
        _ = try? Entitlements(Source(name: "a.entitlements", bytes: input.bytes))
    }
}
