import Workspace

/// The paths of a report's files as different readers want them.
public struct ReportPaths: Sendable {
    private let folder: Path?
    /// The top folder of the repository that the run is in, or else the current folder; nil when neither is known.
    let root: Path?

    /// Paths as they are shown.
    public init() {
        folder = nil
        root = nil
    }

    /// - Parameters:
    ///   - folder: the current folder, absolute and normalised.
    ///   - root: the repository's top folder, likewise; nil outside any.
    public init(folder: Path, root: Path?) {
        self.folder = folder
        self.root = root ?? folder
    }

    /// The path from the repository's top folder, whatever folder the run was started in; an absolute one for a file
    /// outside of it.
    func inRepository(_ shown: String) -> String {
        guard let folder, let root, !ReportPaths.isStream(shown) else { return shown }
        let path = Path(shown).absolute(in: folder)
        return path.isWithin(root) ? path.relative(to: root).text : path.text
    }

    /// The whole path.
    func absolute(_ shown: String) -> String {
        guard let folder, !ReportPaths.isStream(shown) else { return shown }
        return Path(shown).absolute(in: folder).text
    }

    private static func isStream(_ shown: String) -> Bool { shown == "<stdin>" }

    /// A path as the path of a URI (RFC 3986), percent-encoded.
    static func encoded(_ path: String) -> String {
        var encoded = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default: encoded += ReportPaths.encoded(byte)
            }
        }
        return encoded
    }

    static func encoded(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
    }
}
