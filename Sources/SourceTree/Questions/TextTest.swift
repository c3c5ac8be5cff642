/// A question about a text that is answered with yes or no, and whose answer depends on nothing but the text.
public protocol TextTest: Sendable {
    /// The answer for a text, decoded, in UTF-8.
    func holds(for text: UnsafeBufferPointer<UInt8>) -> Bool

    /// Whether the test looks for neighbouring bytes that JSON does not have outside of its strings. Then it may be asked
    /// of a whole JSON text without escapes in place of each string there.
    var seesThroughJSON: Bool { get }
}

extension TextTest {
    public var seesThroughJSON: Bool { false }
}
