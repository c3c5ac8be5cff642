/// Whether two bytes stand side by side in a text.
public struct PairTest: TextTest {
    private let seconds: [UInt8]
    private let isPair: @Sendable (UInt8, UInt8) -> Bool

    /// - Parameters:
    ///   - seconds: what the second byte of a pair may be.
    ///   - isPair: whether two bytes are what is looked for. No pair may stand in JSON outside of strings.
    public init(endingWith seconds: [UInt8], isPair: @escaping @Sendable (UInt8, UInt8) -> Bool) {
        self.seconds = seconds
        self.isPair = isPair
    }

    public var seesThroughJSON: Bool { true }

    public func holds(for text: UnsafeBufferPointer<UInt8>) -> Bool {
        for second in seconds {
            var index = ByteScan.firstIndex(of: second, in: text, from: 1)
            while index < text.count {
                if isPair(text[index - 1], second) { return true }
                index = ByteScan.firstIndex(of: second, in: text, from: index + 1)
            }
        }
        return false
    }
}
