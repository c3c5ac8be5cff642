/// What a path says about a string table: which bundle, language and table it belongs to, and how it is written.
public struct StringTablePath: Sendable, Hashable {
    /// How a table is written.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case strings
        case stringsDictionary = "stringsdict"
        case catalog = "xcstrings"
    }

    /// The path as it was given.
    public let path: String
    /// What kind of table it is by its name.
    public let kind: Kind
    /// The file's name without its extension, such as `Localizable`.
    public let name: String
    /// The folder that the `.lproj` folder or the catalog stands in, without a trailing slash; empty for the current
    /// one. The tables of one bundle stand in one such folder.
    public let bundleFolder: String
    /// The language as the `.lproj` folder names it; nil outside such a folder and for a catalog.
    public let language: String?

    /// Nil for a path that is no string table.
    public init?(_ path: String) {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let fileName = parts.popLast(), let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex,
            let kind = Kind(rawValue: String(fileName[fileName.index(after: dot)...]))
        else { return nil }
        self.path = path
        self.kind = kind
        name = String(fileName[..<dot])
        if kind != .catalog, let folder = parts.last, folder.hasSuffix(".lproj") {
            language = String(folder.dropLast(6))
            parts.removeLast()
        } else {
            language = nil
        }
        bundleFolder = parts.joined(separator: "/")
    }

    /// Whether a path is a string table that an app would ship as its own. Tables in the folders of other people's code
    /// (`Pods`, `Carthage`, `.framework`, `.bundle`, ...) and of build products are not, nor is what macOS puts beside a
    /// file on other file systems (`._Localizable.strings`).
    public static func isStringTable(path: String) -> Bool {
        guard let table = StringTablePath(path), !table.name.hasPrefix("._") else { return false }
        return !path.split(separator: "/").dropLast().contains { folder in
            ignoredFolders.contains(String(folder)) || ignoredExtensions.contains { folder.hasSuffix($0) }
        }
    }

    private static let ignoredFolders: Set<String> = [
        ".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
    ]
    private static let ignoredExtensions = [".app", ".appex", ".bundle", ".framework", ".xcarchive", ".xcframework"]
}
