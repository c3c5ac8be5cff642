import SourceTree

/// The rights that an app asks for in its `.entitlements` file.
public struct Entitlements: Sendable {
    private let granted: Set<String>

    /// Reads a property list, in XML or binary form.
    ///
    /// - Throws: where the file is no property list with a dictionary at its root; ranges are bytes in the file.
    public init(_ file: Source) throws(SyntaxFault) {
        let isBinary = file.bytes.starts(with: "bplist".utf8)
        let root = try isBinary ? BinaryPropertyList.read(file.bytes) : XMLPropertyList.read(file.bytes)
        guard let members = root.members else {
            throw SyntaxFault("Entitlements are a dictionary; this is \(root.value.described).", at: root.range)
        }
        granted = Set(
            members.filter { member in
                if case .boolean(false) = member.value.value { return false }
                return true
            }.map(\.key))
    }

    /// Whether a key is there, and not with false.
    public func grant(_ key: String) -> Bool { granted.contains(key) }
}
