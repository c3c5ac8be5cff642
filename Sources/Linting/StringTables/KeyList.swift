import SourceTree
import StringTables

/// Keys in a message: all of them where they are few, else the first ones and how many more.
enum KeyList {
    private static let maximumShown = 5

    static func text(_ keys: [TableKey]) -> String {
        let shown = keys.prefix(maximumShown).map { "“\($0.text.shortened)”" }.joined(separator: ", ")
        return keys.count > maximumShown ? shown + " and \(keys.count - maximumShown) more" : shown
    }

    /// “1 key” or “5 keys”.
    static func count(_ keys: [TableKey]) -> String {
        keys.count == 1 ? "1 key" : "\(keys.count) keys"
    }
}
