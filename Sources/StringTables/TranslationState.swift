/// How far a catalog says that a translation is (`stringUnit.state`).
public enum TranslationState: String, Sendable, Hashable {
    case new
    case translated
    case needsReview = "needs_review"
    case stale
}
