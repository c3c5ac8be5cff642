/// A pattern for paths below a folder, compiled once.
///
/// - `*` is any part of a name, `?` one character (a Unicode scalar), `[a-z]` one of a set, `[!a-z]` one outside it;
///   names that start with a dot are matched too. Case counts.
/// - `**` between slashes is any number of folders, none included; at the end, everything below.
/// - `{a,b}` is either; braces may be nested.
/// - A backslash takes the next character's meaning away.
/// - A pattern without a slash matches the name in any folder, as minimatch's `matchBase` does; with a slash, at the
///   start or inside, it is anchored at the base folder. A leading `./` anchors too.
/// - A pattern whose last part is a plain name stands for everything below a folder of that name as well; with a slash
///   at the end, only for that.
public struct Glob: Sendable, Hashable {
    /// How many patterns the braces of one may stand for.
    public static let maximumAlternatives = 1000

    /// As written.
    public let pattern: String
    private let alternatives: [GlobAlternative]

    /// Compiles a pattern.
    ///
    /// - Throws: where and why the pattern is malformed.
    public init(_ pattern: String) throws(GlobFault) {
        self.pattern = pattern
        var parser = GlobParser(pattern)
        var alternatives: [GlobAlternative] = []
        for elements in try Glob.expand(parser.parse()) {
            guard let alternative = GlobAlternative(elements) else {
                throw GlobFault("The pattern names no file. Write ** for all files.", at: 0)
            }
            alternatives.append(alternative)
        }
        self.alternatives = alternatives
    }

    /// Compiles a pattern for what lies below the base folder only.
    ///
    /// - Throws: where and why the pattern is malformed, and that it leads out of the folder, so that it matches nothing.
    public init(below pattern: String) throws(GlobFault) {
        try self.init(pattern)
        if alternatives.contains(where: \.hasParent) {
            throw GlobFault(
                "“..” matches nothing, since paths count from the folder of this file, and only what lies below it is "
                    + "looked at. Name the files from here on, or move the entry to a configuration in a folder above.",
                at: 0)
        }
    }

    /// Whether a file matches.
    ///
    /// - Parameter path: relative to the base folder, normalised.
    public func matches(_ path: Path) -> Bool {
        let units = Glob.units(of: path)
        return alternatives.contains { $0.matches(units) }
    }

    /// Whether a file or folder, or any folder above it, matches: what leaving out a pattern leaves out.
    ///
    /// - Parameter path: relative to the base folder, normalised.
    public func covers(_ path: Path, isFolder: Bool = false) -> Bool {
        let units = Glob.units(of: path)
        return alternatives.contains { $0.covers(units, isFolder: isFolder) }
    }

    /// Whether a text has any character that means something in a pattern.
    public static func isPattern(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\\"): true
            default: false
            }
        }
    }

    private static func units(of path: Path) -> ArraySlice<UInt32> {
        // Nearly all paths are ASCII, where bytes are characters and nothing needs to be decoded.
        if path.bytes.allSatisfy({ $0 < 0x80 }) { return path.bytes.map { UInt32($0) }[...] }
        return path.text.unicodeScalars.map(\.value)[...]
    }

    /// All sequences that the choices stand for.
    private static func expand(_ parts: [GlobPart]) throws(GlobFault) -> [[GlobElement]] {
        var expanded: [[GlobElement]] = [[]]
        for part in parts {
            switch part {
            case .element(let element):
                for index in expanded.indices { expanded[index].append(element) }
            case .choice(let alternatives):
                var endings: [[GlobElement]] = []
                for alternative in alternatives { endings += try expand(alternative) }
                guard endings.count * expanded.count <= maximumAlternatives else {
                    throw GlobFault(
                        "The braces stand for more than \(maximumAlternatives) patterns. Write several patterns.", at: 0
                    )
                }
                expanded = expanded.flatMap { start in endings.map { start + $0 } }
            }
        }
        return expanded
    }
}

extension Glob: CustomStringConvertible {
    public var description: String { pattern }
}
