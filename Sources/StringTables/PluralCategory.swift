/// The plural categories of the Unicode Common Locale Data Repository (UTS #35, part 3, "Language Plural Rules").
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case zero, one, two, few, many, other
}
