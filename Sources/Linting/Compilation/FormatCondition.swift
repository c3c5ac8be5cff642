import Payloads

/// The push types and envelopes that a rule is for. A name with `!` before it is one that it is not for.
struct FormatCondition: Sendable {
    private let wanted: Set<String>
    private let unwanted: Set<String>

    static let names: [String] = {
        var names = PushType.allCases.map(\.rawValue)
        for envelope in Envelopes.all where !names.contains(envelope.name) { names.append(envelope.name) }
        return names
    }()

    init(_ names: [String]) {
        wanted = Set(names.filter { !$0.hasPrefix("!") })
        unwanted = Set(names.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) })
    }

    func holds(for payload: Payload) -> Bool {
        if wanted.isEmpty, unwanted.isEmpty { return true }
        let own = [payload.envelope, payload.pushType?.rawValue ?? ""]
        if own.contains(where: unwanted.contains) { return false }
        return wanted.isEmpty || own.contains(where: wanted.contains)
    }
}
