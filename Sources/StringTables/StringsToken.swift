/// A string in a `.strings` file.
struct StringsToken {
    /// The decoded text.
    let text: String
    /// Bytes of the text that is read, quotes included.
    let range: Range<Int>
    let isQuoted: Bool
}
