import SourceTree
import Spelling
import StringTables

/// The keys that payloads have named so far, with what the string tables, always the same ones, have for each: pushes name
/// few keys often.
final class LocalizedKeys: Sendable {
    private let found = Guarded(TextTable<LocalizedKey?>())
    private let neighbours = Guarded(TextTable<[String]>())
    private let names = Guarded<[String]?>(nil)

    /// So that payloads with ever new keys do not fill the memory.
    private static let capacity = 4096
    /// In bytes; longer keys are not remembered.
    private static let longestKey = 1000

    /// What the tables have for a key, by its UTF-8 bytes, if that was looked for before.
    func known(_ name: UnsafeRawBufferPointer) -> LocalizedKey?? { found.withLock { $0.value(for: name) } }

    /// What the tables have for a key, by its UTF-8 bytes.
    func find(_ name: UnsafeRawBufferPointer, in strings: AppStrings) -> LocalizedKey? {
        let key = LocalizedKey(String(decoding: name, as: UTF8.self), in: strings)
        if name.count > LocalizedKeys.longestKey { return key }
        found.withLock { if $0.count < LocalizedKeys.capacity { $0.set(key, for: name) } }
        return key
    }

    /// The keys that a missing one may have been meant to be, at most two.
    func nearest(to name: String, in strings: AppStrings) -> [String] {
        var name = name
        if let nearest = name.withUTF8({ key in neighbours.withLock { $0.value(for: UnsafeRawBufferPointer(key)) } }) {
            return nearest
        }
        let names = names.withLock { names in
            let all = names ?? strings.keys()
            names = all
            return all
        }
        let nearest = Spelling.nearest(to: name, among: names, limit: 2)
        name.withUTF8 { key in
            if key.count > LocalizedKeys.longestKey { return }
            neighbours.withLock {
                if $0.count < LocalizedKeys.capacity { $0.set(nearest, for: UnsafeRawBufferPointer(key)) }
            }
        }
        return nearest
    }
}
