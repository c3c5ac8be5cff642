/// What a language's name should rather be, and why.
public struct LanguageSuggestion: Sendable, Hashable {
    /// What is wrong with the name.
    public enum Kind: Sendable, Hashable {
        /// It names no language: a device never chooses it.
        case unknown
        /// A valid code that hardly anyone means: `se` is Northern Sami, not Swedish.
        case doubtful
        /// An older code or a language's name that Apple's systems still read.
        case outdated
        /// A valid code for several written languages, of which one is meant: `zh`, `no`.
        case unspecific
        /// The right language, written otherwise than Apple and BCP 47 write it: `pt_BR`.
        case notation
    }

    /// How sure the advice is.
    public let kind: Kind
    /// The right name, if it can be told.
    public let tag: String?
    /// A sentence that says why.
    public let reason: String

    /// Advice with the right tag, if one is known, and the reason as a sentence.
    public init(_ kind: Kind, _ tag: String?, _ reason: String) {
        self.kind = kind
        self.tag = tag
        self.reason = reason
    }

    /// That a name is none of a language's, and why, each said once.
    ///
    /// - Parameter reason: the advice's own, or a longer one that starts with it.
    public static func refusal(of name: String, _ reason: String) -> String {
        reason.hasPrefix("“\(name)” is no language") ? reason : "“\(name)” is no language. \(reason)"
    }
}
