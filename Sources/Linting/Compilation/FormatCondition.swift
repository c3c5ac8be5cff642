import Payloads

/// The push types and envelopes that a rule is for. A name with `!` before it is one that it is not for.
struct FormatCondition: Sendable {
    private let wanted: FormatSet
    private let unwanted: FormatSet

    init(_ names: [String]) {
        wanted = FormatSet(names.filter { !$0.hasPrefix("!") }.map { FormatSet($0) })
        unwanted = FormatSet(names.filter { $0.hasPrefix("!") }.map { FormatSet(String($0.dropFirst())) })
    }

    /// Whether it may hold for something in an envelope, whatever its push type is.
    func mayHold(in envelope: FormatSet) -> Bool {
        envelope.isDisjoint(with: unwanted)
            && (wanted.isEmpty || !wanted.isDisjoint(with: envelope) || !wanted.isDisjoint(with: .pushTypes))
    }

    func holds(for payload: Payload) -> Bool {
        payload.formats.isDisjoint(with: unwanted) && (wanted.isEmpty || !payload.formats.isDisjoint(with: wanted))
    }
}
