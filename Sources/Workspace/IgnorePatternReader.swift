/// Reads the text of a git pattern into tokens, as git's wildmatch understands it.
struct IgnorePatternReader {
    private let bytes: [UInt8]
    private var index = 0
    private var tokens: [WildcardToken] = []

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Nil for what git never matches: a set that is not closed, an unknown class, a backslash at the end.
    static func tokens(of bytes: [UInt8]) -> [WildcardToken]? {
        var reader = IgnorePatternReader(bytes)
        while reader.index < bytes.count {
            guard let token = reader.readToken() else { return nil }
            reader.tokens.append(token)
        }
        return reader.tokens
    }

    private mutating func readToken() -> WildcardToken? {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "*"): return readStars()
        case UInt8(ascii: "?"):
            index += 1
            return .one
        case UInt8(ascii: "["): return readSet().map { .set($0) }
        case UInt8(ascii: "\\"):
            guard index + 1 < bytes.count else { return nil }
            index += 2
            return .unit(UInt32(bytes[index - 1]))
        default:
            index += 1
            return .unit(UInt32(byte))
        }
    }

    /// Two stars or more reach over slashes where they fill a part of the path.
    ///
    /// Git compares the plain start of a pattern by itself and takes what follows for a pattern of its own, so `a**/b`
    /// has its stars at a start as well.
    private mutating func readStars() -> WildcardToken {
        let start = index
        while index < bytes.count, bytes[index] == UInt8(ascii: "*") { index += 1 }
        let followsStart = tokens.allSatisfy { $0.isUnit } && !bytes[..<start].contains(UInt8(ascii: "\\"))
        guard index - start > 1, followsStart || bytes[start - 1] == Path.slash else { return .run }
        guard index < bytes.count else { return .everything }
        if bytes[index] == Path.slash {
            index += 1
            return .folders
        }
        return bytes[index...].starts(with: "\\/".utf8) ? .everything : .run
    }

    private mutating func readSet() -> WildcardSet? {
        index += 1
        var set = WildcardSet()
        if index < bytes.count, bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "^") {
            set.isNegated = true
            index += 1
        }
        var previous: UInt8 = 0
        repeat {
            guard index < bytes.count, let member = readMember(after: &previous) else { return nil }
            set.ranges += member
        } while index < bytes.count && bytes[index] != UInt8(ascii: "]")
        guard index < bytes.count else { return nil }
        index += 1
        return set
    }

    /// A byte, the rest of a range, or a class; nil when the set is malformed.
    private mutating func readMember(after previous: inout UInt8) -> [ClosedRange<UInt32>]? {
        let byte = bytes[index]
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if byte == UInt8(ascii: "-"), previous != 0, next != 0, next != UInt8(ascii: "]") {
            index += 1
            guard let high = readByte() else { return nil }
            let low = previous
            previous = 0
            return low <= high ? [UInt32(low)...UInt32(high)] : []
        }
        if byte == UInt8(ascii: "["), next == UInt8(ascii: ":") { return readClass(&previous) }
        guard let single = readByte() else { return nil }
        previous = single
        return [UInt32(single)...UInt32(single)]
    }

    private mutating func readByte() -> UInt8? {
        if bytes[index] == UInt8(ascii: "\\") { index += 1 }
        guard index < bytes.count else { return nil }
        index += 1
        return bytes[index - 1]
    }

    /// Such as `[:alpha:]`; without its end, the bracket stands for itself.
    private mutating func readClass(_ previous: inout UInt8) -> [ClosedRange<UInt32>]? {
        let start = index + 2
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
        guard end > start, bytes[end - 1] == UInt8(ascii: ":") else {
            index += 1
            previous = UInt8(ascii: "[")
            return [91...91]
        }
        index = end + 1
        previous = 0
        return WildcardSet.ranges(ofClass: String(decoding: bytes[start..<end - 1], as: UTF8.self))
    }
}
