import StringTables
import Synchronization

/// The keys that payloads have named so far, with what the string tables have for each: pushes name few keys often.
final class LocalizedKeys: Sendable {
    private let known = Mutex<[TableKey: LocalizedKey?]>([:])

    /// So that payloads with ever new keys do not fill the memory.
    private static let capacity = 4096

    /// What the tables, always the same ones, have for a key.
    func find(_ name: String, in strings: AppStrings) -> LocalizedKey? {
        let key = TableKey(name)
        if let found = known.withLock({ $0[key] }) { return found }
        let found = LocalizedKey(name, in: strings)
        known.withLock { if $0.count < LocalizedKeys.capacity { $0[key] = found } }
        return found
    }
}
