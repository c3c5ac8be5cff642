extension Tree {
    /// From this many nodes on, where the parts of a collection begin is kept once it was looked for: findings at each of
    /// thousands of parts would else walk over all of them each time.
    private static let largeCollection = 256

    /// The part of an array or object that holds a node, or is it: where it begins, which for a member is its key, and
    /// its position, counted from 0.
    func part(of collection: Int, holding target: Int) -> (start: Int, position: Int)? {
        let step = records[collection].kind == .object ? 1 : 0
        let end = Int(records[collection].next)
        guard target > collection, target < end else { return nil }
        if end - collection < Tree.largeCollection {
            var (start, position) = (collection + 1, 0)
            while Int(records[start + step].next) <= target {
                start = Int(records[start + step].next)
                position += 1
            }
            return (start, position)
        }
        let starts = starts(of: collection, step)
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= target { low = middle } else { high = middle }
        }
        return (starts[low], low)
    }

    private func starts(of collection: Int, _ step: Int) -> [Int] {
        parts.withLock { parts in
            if let known = parts[collection] { return known }
            var starts: [Int] = []
            var start = collection + 1
            while start < Int(records[collection].next) {
                starts.append(start)
                start = Int(records[start + step].next)
            }
            parts[collection] = starts
            return starts
        }
    }
}
