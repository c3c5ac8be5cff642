/// Lists in sentences.
enum Enumeration {
    /// "a", "a or b", "a, b or c"; of a long list the first ones and how many are left.
    static func joined(_ parts: [String], with word: String = "or", atMost limit: Int = 8) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        if parts.count > limit + 1 {
            return parts.prefix(limit).joined(separator: ", ") + " \(word) \(parts.count - limit) others"
        }
        return parts.dropLast().joined(separator: ", ") + " \(word) " + parts[parts.count - 1]
    }
}
