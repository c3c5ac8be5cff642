import PropertyLists
import SourceTree
import StringTables

/// What is known of the app that gets the pushes, besides its configuration.
public struct AppResources: Sendable {
    /// Its string tables; nil when the run needed none.
    public var strings: AppStrings? {
        didSet { keys = LocalizedKeys() }
    }
    /// What was found in them so far.
    private var keys = LocalizedKeys()
    /// Nil when the configuration names no entitlements, or they cannot be read.
    public var entitlements: Entitlements?
    /// The names of its sound files; nil when the configuration names no folder of them.
    public var sounds: Set<String>?

    /// What is known of the app; nil for what is not.
    public init(strings: AppStrings? = nil, entitlements: Entitlements? = nil, sounds: Set<String>? = nil) {
        self.strings = strings
        self.entitlements = entitlements
        self.sounds = sounds
    }

    /// The same resources for one thread alone: what was found in the tables is not shared.
    func separate() -> AppResources {
        var own = self
        own.keys = LocalizedKeys()
        return own
    }

    /// Whether a string table has a key that pushes are looked up by.
    public func hasText(for key: TableKey) -> Bool { localizedKey(key.text) != nil }

    /// What the string tables have for a key; nil when no table has it, or there are none.
    func localizedKey(_ name: String) -> LocalizedKey? {
        var name = name
        return name.withUTF8 { localizedKey(UnsafeRawBufferPointer($0)) }
    }

    /// The same, by the key's UTF-8 bytes.
    func localizedKey(_ name: UnsafeRawBufferPointer) -> LocalizedKey? {
        // The tables are shared by all threads, and none needs to touch them for a key that is known.
        if let known = keys.known(name) { return known }
        return strings.flatMap { keys.find(name, in: $0) }
    }

    /// The keys that one which no table has may have been meant to be, at most two.
    func nearestKeys(to name: String) -> [String] { strings.map { keys.nearest(to: name, in: $0) } ?? [] }
}
