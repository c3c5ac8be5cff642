/// A compiled pattern. Matching follows all ways through it at once, so its time is bounded by the product of the
/// lengths of pattern and path, whatever the pattern.
struct Wildcards: Sendable, Hashable {
    private let tokens: [WildcardToken]
    /// How many tokens at the start are plain units.
    private let prefix: Int
    /// How many tokens at the end are plain units, when not all are.
    private let suffix: Int
    /// Whether ASCII letters match in both cases.
    private let ignoresCase: Bool

    private static let slash = UInt32(Path.slash)

    init(_ tokens: [WildcardToken], ignoresCase: Bool = false) {
        self.tokens = tokens
        self.ignoresCase = ignoresCase
        prefix = tokens.prefix { $0.isUnit }.count
        suffix = prefix == tokens.count ? 0 : tokens.reversed().prefix { $0.isUnit }.count
    }

    func matches(_ units: ArraySlice<UInt32>) -> Bool {
        guard units.count >= prefix + suffix else { return false }
        let start = units.startIndex
        for offset in 0..<prefix where !accepts(tokens[offset], units[start + offset]) { return false }
        if prefix == tokens.count { return units.count == prefix }
        let end = units.endIndex - suffix
        for offset in 0..<suffix
        where !accepts(tokens[tokens.count - suffix + offset], units[end + offset]) { return false }
        return matchesMiddle(units[start + prefix..<end], prefix..<tokens.count - suffix)
    }

    /// What lies between the plain start and the plain end; most patterns have a single wildcard there.
    private func matchesMiddle(_ units: ArraySlice<UInt32>, _ range: Range<Int>) -> Bool {
        if tokens[range].elementsEqual([.folders, .run]) { return true }
        guard range.count == 1, let token = tokens[range].first else { return follow(units, range) }
        switch token {
        case .everything: return true
        case .run: return !units.contains(Wildcards.slash)
        case .folders: return units.last.map { $0 == Wildcards.slash } ?? true
        case .unit, .one, .set: return units.count == 1 && units.allSatisfy { accepts(token, $0) }
        }
    }

    private func follow(_ units: ArraySlice<UInt32>, _ range: Range<Int>) -> Bool {
        var active = [Bool](repeating: false, count: range.count + 1)
        var next = active
        enter(0, of: range, in: &active)
        for unit in units {
            var isAlive = false
            for offset in 0..<range.count where active[offset] {
                step(unit, offset, of: range, into: &next)
            }
            for offset in 0...range.count {
                active[offset] = next[offset]
                next[offset] = false
                isAlive = isAlive || active[offset]
            }
            if !isAlive { return false }
        }
        // In the middle of `folders` a slash is still due: the end counts only when reached.
        return active[range.count]
    }

    /// Where a unit leads from a token.
    private func step(_ unit: UInt32, _ offset: Int, of range: Range<Int>, into next: inout [Bool]) {
        let token = tokens[range.lowerBound + offset]
        switch token {
        case .unit, .one, .set:
            if accepts(token, unit) { enter(offset + 1, of: range, in: &next) }
        case .run:
            if unit != Wildcards.slash { enter(offset, of: range, in: &next) }
        case .everything: enter(offset, of: range, in: &next)
        case .folders:
            next[offset] = true
            if unit == Wildcards.slash { enter(offset + 1, of: range, in: &next) }
        }
    }

    /// Arrives at a token, and at those behind it as long as they may be empty.
    private func enter(_ offset: Int, of range: Range<Int>, in active: inout [Bool]) {
        var offset = offset
        active[offset] = true
        while offset < range.count, tokens[range.lowerBound + offset].mayBeEmpty {
            offset += 1
            active[offset] = true
        }
    }

    private func accepts(_ token: WildcardToken, _ unit: UInt32) -> Bool {
        switch token {
        case .unit(let wanted): unit == wanted || (ignoresCase && Wildcards.swappingCase(unit) == wanted)
        case .set(let set):
            unit != Wildcards.slash
                && (set.accepts(unit) || (ignoresCase && set.accepts(Wildcards.swappingCase(unit))))
        case .one: unit != Wildcards.slash
        case .run, .folders, .everything: false
        }
    }

    private static func swappingCase(_ unit: UInt32) -> UInt32 {
        (65...90).contains(unit) || (97...122).contains(unit) ? unit ^ 0x20 : unit
    }
}
