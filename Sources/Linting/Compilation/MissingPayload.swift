import Payloads
import SourceTree

/// Why no payload was found in a value: what it is, and what was perhaps meant.
enum MissingPayload {
    static func reason(in root: Node) -> String {
        switch root.kind {
        case .object where root.count == 0: "the object is empty."
        case .object: meantAsNotificationService(root) ?? meantAsOther(root) ?? unknown(root)
        default: "a payload is an object, this is \(root.kind.described)."
        }
    }

    private static func unknown(_ root: Node) -> String {
        let message = "the object has no aps, and is no envelope that is known."
        let near = root.members.first { ["apns", "APS", "Aps", "asp", "ap", "api"].contains($0.name) }
        return near.map { message + " Is “\($0.name)” meant to be “aps”?" } ?? message
    }

    /// A message for Amazon SNS, with Apple's part under another name or without one.
    private static func meantAsNotificationService(_ root: Node) -> String? {
        guard root["default"] != nil else { return nil }
        let apple = root.members.first { $0.name.uppercased().hasPrefix("APNS") }
        if let apple {
            return "in an SNS message Apple's part is called “\(apple.name.uppercased())”, in capitals; here it is "
                + "“\(apple.name)”."
        }
        let hasOthers = ["GCM", "FCM", "ADM", "BAIDU", "WNS", "MPNS", "sms", "email"].contains {
            root.member($0) != nil
        }
        return hasOthers || root.count == 1
            ? "this is an SNS message without a part for Apple's devices, which would be called “APNS”." : nil
    }

    private static func meantAsOther(_ root: Node) -> String? {
        if root["data"]?["aps"] != nil {
            return
                "“aps” stands inside “data”. Beside “data” it makes a payload of its own; Parse makes it itself, from "
                + "the keys under “data”."
        }
        guard root["templates"] != nil || root["installationId"] != nil, let platform = root["platform"],
            !platform.equals("apns")
        else { return nil }
        return "this is an installation for Azure Notification Hubs whose platform is \(platform.quoted), not “apns”."
    }
}
