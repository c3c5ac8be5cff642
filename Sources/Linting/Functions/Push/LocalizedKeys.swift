import Spelling
import StringTables
import Synchronization

/// The keys that payloads have named so far, with what the string tables, always the same ones, have for each: pushes name
/// few keys often.
final class LocalizedKeys: Sendable {
    private let known = Mutex<[TableKey: LocalizedKey?]>([:])
    private let neighbours = Mutex<[TableKey: [String]]>([:])
    private let names = Mutex<[String]?>(nil)

    /// So that payloads with ever new keys do not fill the memory.
    private static let capacity = 4096

    /// What the tables have for a key.
    func find(_ name: String, in strings: AppStrings) -> LocalizedKey? {
        let key = TableKey(name)
        if let found = known.withLock({ $0[key] }) { return found }
        let found = LocalizedKey(name, in: strings)
        known.withLock { if $0.count < LocalizedKeys.capacity { $0[key] = found } }
        return found
    }

    /// The keys that a missing one may have been meant to be, at most two.
    func nearest(to name: String, in strings: AppStrings) -> [String] {
        let key = TableKey(name)
        if let nearest = neighbours.withLock({ $0[key] }) { return nearest }
        let names = names.withLock { names in
            let all = names ?? strings.keys()
            names = all
            return all
        }
        let nearest = Spelling.nearest(to: name, among: names, limit: 2)
        neighbours.withLock { if $0.count < LocalizedKeys.capacity { $0[key] = nearest } }
        return nearest
    }
}
