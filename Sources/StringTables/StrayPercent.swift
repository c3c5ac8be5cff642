/// A percent sign that begins no specifier and is not written as `%%`.
public struct StrayPercent: Sendable, Hashable {
    /// Bytes in the UTF-8 form of the decoded text that the formatter reads over.
    public let range: Range<Int>
    /// What the formatter prints for them: the character behind the percent sign, or nothing at the text's end.
    public let printed: String
}
