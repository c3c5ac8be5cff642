/// Where and at what the JSON reader stopped; `JSONDiagnosis` puts it into words.
struct JSONFault: Error {
    enum Reason: Equatable {
        /// Something else was due here.
        case expected(Expectation)
        case tooDeep
        case unterminatedString
        case controlCharacter
        case invalidEscape
        case invalidUnicodeEscape
        case loneSurrogate
        case invalidUTF8
        case invalidNumber
    }

    /// What the grammar asks for at a point.
    enum Expectation: Equatable {
        case value
        case elementOrEnd
        case elementAfterComma
        case keyOrEnd
        case keyAfterComma
        case colon
        case commaOrArrayEnd
        case commaOrObjectEnd
        case endOfText
    }

    let reason: Reason
    /// The byte at which reading stopped.
    let offset: Int
    /// For a fault inside a token, where the token starts; else the end of what was read before.
    let anchor: Int
    /// Where the arrays and objects around the place start, outermost first.
    let openBrackets: [Int]

    /// The same in a text that begins so many bytes earlier.
    func moved(by bytes: Int) -> JSONFault {
        JSONFault(
            reason: reason, offset: offset + bytes, anchor: anchor + bytes,
            openBrackets: openBrackets.map { $0 + bytes })
    }
}
