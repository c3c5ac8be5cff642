/// A URI or relative reference, split as RFC 3986, appendix B, does it.
struct URIReference: Sendable, Hashable, CustomStringConvertible {
    var scheme: String?
    var authority: String?
    var path: String
    var query: String?
    var fragment: String?

    init(_ text: String) {
        var rest = Substring(text).utf8
        func take(upTo end: Substring.UTF8View.Index) -> String {
            defer { rest = rest[end...] }
            return String(Substring(rest[..<end]))
        }
        if let end = rest.firstIndex(where: { ":/?#".utf8.contains($0) }), rest[end] == UInt8(ascii: ":"),
            URIReference.isScheme(rest[..<end])
        {
            scheme = take(upTo: end)
            rest.removeFirst()
        }
        if rest.starts(with: "//".utf8) {
            rest = rest.dropFirst(2)
            authority = take(upTo: rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex)
        }
        path = take(upTo: rest.firstIndex { "?#".utf8.contains($0) } ?? rest.endIndex)
        if rest.first == UInt8(ascii: "?") {
            rest.removeFirst()
            query = take(upTo: rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex)
        }
        if rest.first == UInt8(ascii: "#") {
            fragment = String(Substring(rest.dropFirst()))
        }
    }

    private static func isScheme(_ text: Substring.UTF8View.SubSequence) -> Bool {
        guard let first = text.first, isLetter(first) else { return false }
        return text.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    var description: String {
        (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path + (query.map { "?" + $0 } ?? "")
            + (fragment.map { "#" + $0 } ?? "")
    }

    var withoutFragment: URIReference {
        var copy = self
        copy.fragment = nil
        return copy
    }

    /// The reference seen from a base URI (RFC 3986, section 5.2.2).
    func resolved(against base: URIReference) -> URIReference {
        var target = self
        if scheme != nil {
            target.path = URIReference.withoutDots(path)
            return target
        }
        target.scheme = base.scheme
        if authority != nil {
            target.path = URIReference.withoutDots(path)
            return target
        }
        target.authority = base.authority
        if path.isEmpty {
            target.path = base.path
            target.query = query ?? base.query
        } else {
            target.path = URIReference.withoutDots(path.utf8.first == UInt8(ascii: "/") ? path : merged(onto: base))
        }
        return target
    }

    private func merged(onto base: URIReference) -> String {
        if base.authority != nil, base.path.isEmpty { return "/" + path }
        guard let slash = base.path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return base.path[...slash] + path
    }

    /// RFC 3986, section 5.2.4, by whole segments.
    private static func withoutDots(_ path: String) -> String {
        let segments = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard segments.contains(where: { $0 == "." || $0 == ".." }) else { return path }
        let isRooted = segments.first == ""
        var kept: [String] = []
        for (position, segment) in segments.enumerated().dropFirst(isRooted ? 1 : 0) {
            let isLast = position == segments.count - 1
            if segment == ".." { _ = kept.popLast() } else if segment != "." { kept.append(segment) }
            if isLast, segment == "." || segment == ".." { kept.append("") }
        }
        return (isRooted ? "/" : "") + kept.joined(separator: "/")
    }

    /// A text with each `%XX` replaced by its byte; nil where that is no UTF-8 or a `%` stands alone.
    static func percentDecoded(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            rest.removeFirst(2)
            bytes.append(value)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The `file:` URI of a path; one that is not absolute is taken from the root.
    static func file(_ path: String) -> URIReference {
        let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=:@".utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        var text = "file://" + (path.utf8.first == UInt8(ascii: "/") ? "" : "/")
        for byte in path.utf8 {
            let escaped = [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            text += String(decoding: unreserved.contains(byte) ? [byte] : escaped, as: UTF8.self)
        }
        return URIReference(text)
    }
}
