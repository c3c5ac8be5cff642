import SourceTree

/// Finds out for which push type a payload is meant.
enum PushTypeInference {
    static func assumption(
        for carried: CarriedPayload, headers: Headers, bundleID: String? = nil
    ) -> PushTypeAssumption {
        stated(by: headers, bundleID: bundleID) ?? guess(from: carried)
    }

    /// What the headers say; nil when they say nothing.
    static func stated(by headers: Headers, bundleID: String? = nil) -> PushTypeAssumption? {
        if let stated = headers["apns-push-type"], let pushType = headers.pushType {
            return PushTypeAssumption(
                pushType: pushType, reason: "apns-push-type is given as \(stated.value)", isStated: true)
        }
        if let topic = headers["apns-topic"], let pushType = pushType(ofTopic: topic.value, bundleID) {
            return PushTypeAssumption(
                pushType: pushType, reason: "its topic ends as that of \(pushType.withArticle) push", isStated: true)
        }
        return nil
    }

    /// Topic suffixes, the longest first (Apple, "Sending notification requests to APNs").
    private static let topicSuffixes: [(String, PushType)] = [
        (".push-type.liveactivity", .liveactivity), (".push-type.nowplaying", .nowplaying),
        (".push-type.widgets", .widgets), (".push-type.controls", .controls),
        (".pushkit.fileprovider", .fileprovider), (".location-query", .location), (".complication", .complication),
        (".voip-ptt", .pushtotalk), (".voip", .voip),
    ]

    private static func pushType(ofTopic topic: String, _ bundleID: String?) -> PushType? {
        if let bundleID, topic.hasPrefix(bundleID) {
            let suffix = topic.dropFirst(bundleID.count)
            if suffix.isEmpty { return nil }
            if let exact = topicSuffixes.first(where: { $0.0 == suffix }) { return exact.1 }
        }
        return topicSuffixes.first { topic.hasSuffix($0.0) }?.1
    }

    private static func guess(from carried: CarriedPayload) -> PushTypeAssumption {
        let root = carried.root
        guard let aps = root["aps"] else {
            if carried.ownText != nil { return guessed(.alert, "the message has a notification") }
            if root["mdm"] != nil { return guessed(.mdm, "it holds mdm and no aps") }
            if root["container-identifier"] != nil { return guessed(.fileprovider, "it holds container-identifier") }
            return guessed(nil, "it has no aps")
        }
        if aps["content-state"] != nil { return guessed(.liveactivity, "aps holds content-state") }
        // An event of the app's own, which does not belong in aps, makes no Live Activity.
        let isEvent = aps["event"].map { ["start", "update", "end"].contains($0.text) || aps["timestamp"] != nil }
        if isEvent ?? false || aps["attributes-type"] != nil {
            return aps["attributes"] != nil && aps["attributes-type"] == nil && aps["alert"] == nil
                ? guessed(.nowplaying, "aps holds event and attributes without content-state")
                : guessed(.liveactivity, "aps holds event")
        }
        if aps["content-changed"] != nil { return guessed(.widgets, "aps holds content-changed") }
        if aps["alert"] != nil { return guessed(.alert, "aps holds alert") }
        if carried.ownText != nil {
            return guessed(.alert, "the message has a notification, which becomes the alert")
        }
        if aps["badge"] != nil { return guessed(.alert, "aps holds badge") }
        if let sound = aps["sound"], !sound.equals("") { return guessed(.alert, "aps holds sound") }
        if aps["content-available"] != nil { return guessed(.background, "aps holds content-available and no alert") }
        if aps.count == 0, root["mdm"]?.kind == .string { return guessed(.mdm, "it holds mdm and an empty aps") }
        return guessed(nil, "nothing in aps tells")
    }

    private static func guessed(_ pushType: PushType?, _ reason: String) -> PushTypeAssumption {
        PushTypeAssumption(pushType: pushType, reason: reason, isStated: false)
    }
}
