import SourceTree

/// What an `Info.plist` says of its bundle, as far as it is said there and not by build settings.
public struct BundleInformation: Sendable, Hashable {
    /// `CFBundleIdentifier`.
    public let identifier: String?
    /// `CFBundleDevelopmentRegion`.
    public let developmentRegion: String?
    /// `NSExtensionPointIdentifier`; nil for what is no extension.
    public let extensionPoint: String?

    /// The extension point of a notification service extension (Apple, "Modifying content in newly delivered
    /// notifications").
    public static let notificationService = "com.apple.usernotifications.service"

    /// Reads a property list, in XML or binary form.
    ///
    /// - Throws: where the file is no property list; ranges are bytes in the file.
    public init(_ file: Source) throws(SyntaxFault) {
        let isBinary = file.bytes.starts(with: "bplist".utf8)
        let root = try isBinary ? BinaryPropertyList.read(file.bytes) : XMLPropertyList.read(file.bytes)
        identifier = BundleInformation.plainText("CFBundleIdentifier", in: root)
        developmentRegion = BundleInformation.plainText("CFBundleDevelopmentRegion", in: root)
        let own = BundleInformation.member("NSExtension", of: root)
        extensionPoint = own.flatMap { BundleInformation.plainText("NSExtensionPointIdentifier", in: $0) }
    }

    private static func member(_ key: String, of node: PropertyListNode) -> PropertyListNode? {
        node.members?.last { $0.key == key }?.value
    }

    /// A text that no build setting, `$(NAME)` or `${NAME}`, takes part in.
    private static func plainText(_ key: String, in node: PropertyListNode) -> String? {
        guard let text = member(key, of: node)?.string, !text.isEmpty, !text.utf8.contains(UInt8(ascii: "$")) else {
            return nil
        }
        return text
    }
}
