/// The place of a file or folder, as bytes between slashes.
///
/// File names are bytes to the system, so two paths are equal when their bytes are, and a name that is no UTF-8 can
/// still be opened. No operation here asks the file system.
public struct Path: Sendable, Hashable {
    /// The path as it is given to the system; never with a closing slash, save for the root.
    public let bytes: [UInt8]

    /// A path as it is written, relative or absolute; nothing is resolved.
    public init(_ text: String) {
        self.init(bytes: Array(text.utf8))
    }

    /// A path of any bytes; closing slashes are dropped.
    public init(bytes: [UInt8]) {
        var bytes = bytes
        while bytes.count > 1, bytes.last == Path.slash { bytes.removeLast() }
        self.bytes = bytes
    }

    static let slash = UInt8(ascii: "/")

    /// The root of the file system.
    public static let root = Path(bytes: [slash])

    /// The path for a person's eyes; bytes that are no UTF-8 show as U+FFFD.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether it starts at the root.
    public var isAbsolute: Bool { bytes.first == Path.slash }

    /// The parts between slashes, without empty ones.
    var components: [ArraySlice<UInt8>] { bytes.split(separator: Path.slash) }

    /// The last part, empty for the root.
    public var name: String { String(decoding: nameBytes, as: UTF8.self) }

    var nameBytes: ArraySlice<UInt8> {
        guard let last = bytes.lastIndex(of: Path.slash) else { return bytes[...] }
        return bytes[(last + 1)...]
    }

    /// The name without its extension, which is what follows the last dot, unless that opens the name.
    public var stem: String {
        guard let dot = nameBytes.lastIndex(of: UInt8(ascii: ".")), dot > nameBytes.startIndex else { return name }
        return String(decoding: nameBytes[..<dot], as: UTF8.self)
    }

    /// The folder that holds this, by the text alone: `.` for a single name; nil for the root and for `.`.
    public var parent: Path? {
        if bytes == Path.root.bytes || bytes == [UInt8(ascii: ".")] { return nil }
        guard let last = bytes.lastIndex(of: Path.slash) else { return Path(".") }
        return last == 0 ? .root : Path(bytes: Array(bytes[..<last]))
    }

    /// This path with another behind it; an absolute one takes its place.
    public func appending(_ other: Path) -> Path {
        appending(other.bytes[...])
    }

    /// This path with a name or relative path behind it; an absolute one takes its place.
    public func appending(_ other: String) -> Path {
        appending(Array(other.utf8)[...])
    }

    func appending(_ other: ArraySlice<UInt8>) -> Path {
        if bytes.isEmpty || other.first == Path.slash { return Path(bytes: Array(other)) }
        var joined: [UInt8] = []
        joined.reserveCapacity(bytes.count + other.count + 1)
        joined += bytes
        if joined.last != Path.slash { joined.append(Path.slash) }
        joined += other
        return Path(bytes: joined)
    }
}

extension Path {
    /// The same place without `.`, empty parts, and `..` behind a name, by the text alone: a `..` behind a link leads
    /// to the folder that the link is in. Empty becomes `.`.
    public var normalised: Path {
        var kept: [ArraySlice<UInt8>] = []
        for part in components where !part.elementsEqual(".".utf8) {
            guard part.elementsEqual("..".utf8) else {
                kept.append(part)
                continue
            }
            if let last = kept.last, !last.elementsEqual("..".utf8) {
                kept.removeLast()
            } else if !isAbsolute {
                kept.append(part)
            }
        }
        let joined = Array(kept.joined(separator: [Path.slash]))
        if isAbsolute { return Path(bytes: [Path.slash] + joined) }
        return joined.isEmpty ? Path(".") : Path(bytes: joined)
    }

    /// The normalised absolute path of something that is named from a folder.
    public func absolute(in folder: Path) -> Path {
        folder.appending(self).normalised
    }

    /// How this place is named from a folder: `a/b`, `../a`, `.` for the folder itself.
    ///
    /// Both must be absolute and normalised. Where nothing but the root is shared, the absolute path is the clearer
    /// name and stays.
    public func relative(to folder: Path) -> Path {
        guard isAbsolute, folder.isAbsolute else { return self }
        if isWithin(folder), bytes.count > folder.bytes.count {
            let inside = bytes[folder.bytes.count...]
            return Path(bytes: Array(inside.first == Path.slash ? inside.dropFirst() : inside))
        }
        let own = components
        let other = folder.components
        var shared = 0
        while shared < own.count, shared < other.count, own[shared].elementsEqual(other[shared]) { shared += 1 }
        if shared == 0, !other.isEmpty, !own.isEmpty { return self }
        var parts = [ArraySlice<UInt8>](repeating: Array("..".utf8)[...], count: other.count - shared)
        parts += own[shared...]
        return parts.isEmpty ? Path(".") : Path(bytes: Array(parts.joined(separator: [Path.slash])))
    }

    /// Whether this is the folder or lies somewhere below it; both absolute and normalised.
    public func isWithin(_ folder: Path) -> Bool {
        guard bytes.starts(with: folder.bytes) else { return false }
        return bytes.count == folder.bytes.count || folder.bytes == Path.root.bytes
            || bytes[folder.bytes.count] == Path.slash
    }
}

extension Path: Comparable {
    /// By bytes, so that an order is the same on every machine.
    public static func < (left: Path, right: Path) -> Bool {
        left.bytes.withUnsafeBufferPointer { left in
            right.bytes.withUnsafeBufferPointer { right in
                let common = min(left.count, right.count)
                for index in 0..<common where left[index] != right[index] { return left[index] < right[index] }
                return left.count < right.count
            }
        }
    }
}

extension Path: CustomStringConvertible {
    public var description: String { text }
}

extension Path: ExpressibleByStringLiteral {
    /// A path written in code.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}
