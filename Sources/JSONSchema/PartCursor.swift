import SourceTree

/// Walks over the members of an object or the items of an array.
struct PartCursor {
    private var index: Int
    private let end: Int
    private let isObject: Bool

    init(_ view: TreeView, _ collection: Int) {
        index = collection + 1
        end = view.next(collection)
        isObject = view.kind(collection) == .object
    }

    /// The next part; the key of an item is the item itself.
    mutating func next(_ view: TreeView) -> (key: Int, value: Int)? {
        guard index < end else { return nil }
        let key = index
        let value = isObject ? key + 1 : key
        index = view.next(value)
        return (key, value)
    }
}
