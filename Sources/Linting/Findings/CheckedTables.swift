import StringTables

/// The string tables of a run that is about them.
public struct CheckedTables: Sendable {
    /// All of them.
    public let strings: AppStrings
    /// Which of their keys were checked.
    public let keys: KeySelection

    /// Tables with the keys that were checked.
    public init(strings: AppStrings, keys: KeySelection) {
        self.strings = strings
        self.keys = keys
    }
}
