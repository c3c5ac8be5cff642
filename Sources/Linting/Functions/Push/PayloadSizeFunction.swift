import Payloads
import SourceTree

/// How many bytes a payload takes as it is sent, against what APNs accepts.
///
/// Counted is the text without the blanks between its tokens, as servers send it, with escapes as they are written:
/// `\u00e9` takes six bytes, `é` two. Options: `limit`, in bytes; `limits`, by push type; `channelLimit`, for a
/// broadcast, known by its header `apns-channel-id`; `share`, the percentage of the limit from which on to report, and
/// `upTo`, the percentage from which on another rule does.
struct PayloadSizeFunction: RuleFunction {
    static let name = "payloadSize"

    /// In bytes; nobody sends more in one push.
    private static let largestLimit = 1 << 30
    private static let largestShare = 1000

    private let limit: Int
    private let limits: [String: Int]
    private let channelLimit: Int?
    private let share: Int
    private let upperShare: Int?

    init(options: inout OptionReader) {
        if options.node("limit") == nil { options.fault("“payloadSize” needs “limit”: a number of bytes.") }
        limit =
            PayloadSizeFunction.whole(options.node("limit"), "limit", upTo: PayloadSizeFunction.largestLimit, &options)
            ?? PayloadSizeFunction.largestLimit
        channelLimit = PayloadSizeFunction.whole(
            options.node("channelLimit"), "channelLimit", upTo: PayloadSizeFunction.largestLimit, &options)
        share =
            PayloadSizeFunction.whole(options.node("share"), "share", upTo: PayloadSizeFunction.largestShare, &options)
            ?? 100
        upperShare = PayloadSizeFunction.whole(
            options.node("upTo"), "upTo", upTo: PayloadSizeFunction.largestShare, &options)
        var limits: [String: Int] = [:]
        for member in options.node("limits")?.members.map({ $0 }) ?? [] {
            limits[member.name] = PayloadSizeFunction.whole(
                member.value, member.name, upTo: PayloadSizeFunction.largestLimit, &options)
        }
        self.limits = limits
        for name in limits.keys where PushType(rawValue: name) == nil {
            options.fault("“\(name)” is no push type.")
        }
    }

    /// A whole number that can be multiplied with a percentage, or with a number of bytes; nil, with a fault, for others.
    private static func whole(
        _ value: Node?, _ name: String, upTo largest: Int, _ options: inout OptionReader
    ) -> Int? {
        guard let value else { return nil }
        if let whole = value.integer, (1...largest).contains(whole) { return whole }
        options.fault("“\(name)” is a whole number from 1 to \(largest); this is \(value.quoted).", at: value)
        return nil
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let root = subject.value else { return }
        let limit = limit(for: context.payload)
        // A text never takes fewer bytes minified than it has, so that most need no counting.
        guard root.tree.isDecoded || root.isLonger(than: limit * share / 100) else { return }
        let size = MinifiedSize.bytes(of: root)
        guard size * 100 > limit * share, upperShare.map({ size * 100 <= limit * $0 }) ?? true else { return }
        let kind = context.payload.pushType.map { " for \($0.withArticle) push" } ?? ""
        let excess = size > limit ? "\(size - limit) too many" : "\(size * 100 / limit) % of what is allowed"
        report(
            Problem(
                "The payload takes \(size) bytes, \(excess): APNs accepts \(limit)\(kind). The largest parts: "
                    + "\(largestParts(of: root)).", at: root))
    }

    private func limit(for payload: Payload) -> Int {
        if payload.headers["apns-channel-id"] != nil, let channelLimit { return channelLimit }
        return payload.pushType.flatMap { limits[$0.rawValue] } ?? limit
    }

    private func largestParts(of root: Node) -> String {
        var parts = root.members.map { ($0.name, $0.value) }.filter { $0.0 != "aps" }
        for member in root["aps"]?.members.map({ $0 }) ?? [] {
            if member.value.kind == .object {
                parts += member.value.members.map { ("aps.\(member.name).\($0.name)", $0.value) }
            } else {
                parts.append(("aps.\(member.name)", member.value))
            }
        }
        let sizes = parts.map { ($0.0, MinifiedSize.bytes(of: $0.1)) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        return sizes.prefix(3).map { "\($0.0.shortened) \($0.1)" }.joined(separator: ", ")
    }
}
