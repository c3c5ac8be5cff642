/// A glob without choices, compiled.
struct GlobAlternative: Sendable, Hashable {
    /// The path itself.
    private let exact: Wildcards
    /// Something below it.
    private let below: Wildcards
    private let isFolderOnly: Bool
    private let endsLiterally: Bool
    /// Whether `..` is one of its parts, which no normalised path below a folder has.
    let hasParent: Bool

    /// Nil when there is nothing but slashes and `.`.
    init?(_ elements: [GlobElement]) {
        let written = elements.split(separator: .slash)
        let dot: [GlobElement] = [.literal(46)]
        let segments = written.filter { !$0.elementsEqual(dot) }
        guard let last = segments.last else { return nil }
        hasParent = segments.contains { $0.elementsEqual(dot + dot) }
        let isAnchored = elements.first == .slash || written.count > 1
        let tokens = GlobAlternative.tokens(of: segments, isAnchored: isAnchored)
        exact = Wildcards(tokens)
        below = Wildcards(tokens + [.unit(UInt32(Path.slash)), .everything])
        isFolderOnly = elements.last == .slash
        endsLiterally = last.allSatisfy { if case .literal = $0 { true } else { false } }
    }

    private static func tokens(of segments: [ArraySlice<GlobElement>], isAnchored: Bool) -> [WildcardToken] {
        var tokens: [WildcardToken] = isAnchored ? [] : [.folders]
        for (position, segment) in segments.enumerated() {
            let isLast = position == segments.count - 1
            if segment.count > 1, segment.allSatisfy({ $0 == .star }) {
                if tokens.last == .folders { tokens.removeLast() }
                tokens.append(isLast ? .everything : .folders)
                continue
            }
            for element in segment {
                let token = token(for: element)
                if token != .run || tokens.last != .run { tokens.append(token) }
            }
            if !isLast { tokens.append(.unit(UInt32(Path.slash))) }
        }
        return tokens
    }

    private static func token(for element: GlobElement) -> WildcardToken {
        switch element {
        case .literal(let unit): .unit(unit)
        case .one: .one
        case .set(let set): .set(set)
        case .star: .run
        case .slash: .unit(UInt32(Path.slash))
        }
    }

    func matches(_ units: ArraySlice<UInt32>) -> Bool {
        if isFolderOnly { return below.matches(units) }
        return exact.matches(units) || (endsLiterally && below.matches(units))
    }

    func covers(_ units: ArraySlice<UInt32>, isFolder: Bool) -> Bool {
        if !isFolderOnly || isFolder, exact.matches(units) { return true }
        return below.matches(units)
    }
}
