import Payloads
import SourceTree

/// The keys of `aps` that are the number 1 or nothing.
enum AppleFlag {
    private static let names = ["mutable-content", "content-available", "input-push-token"]

    /// The number 1 where a flag was switched on in another way: with `true`, or with the number in a text.
    ///
    /// - Returns: as JSON; nil for a value that is right, or says something else, and where an SDK takes `true`.
    static func rightValue(of name: String, written value: Node, in payload: Payload) -> String? {
        guard names.contains(name), !payload.takesCamelCase else { return nil }
        return value.boolean == true || value.equals("1") || value.equals("true") ? "1" : nil
    }
}
