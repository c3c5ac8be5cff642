import CPCRE2

/// Bounds the work of one search, counted in pattern items tried and bytes stepped over, so that the bound is the same
/// on every machine.
struct StepCounter {
    private var remaining: Int
    private var position = 0

    init(limit: Int) {
        remaining = limit
    }

    /// What PCRE2 calls before each item of the pattern; the data is a `StepCounter`.
    static let callout:
        @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?) -> Int32 =
            { block, data in
                guard let block, let counter = data?.assumingMemoryBound(to: StepCounter.self) else { return 0 }
                let position = block.pointee.current_position
                counter.pointee.remaining -= 1 + max(0, position - counter.pointee.position)
                counter.pointee.position = position
                return counter.pointee.remaining < 0 ? PCRE2_ERROR_MATCHLIMIT : 0
            }
}
