/// A topic taken apart into a bundle identifier and the suffix of a push type.
struct TopicParts {
    let text: String
    /// The app's bundle identifier, if the configuration has it.
    let knownBundleID: String?
    /// What stands before the suffix.
    let bundleID: String
    /// One of the known suffixes, or nil.
    let suffix: String?

    /// - Parameter suffixes: those that are known. The longest counts, unless the rest of the topic is the app's own
    ///   bundle identifier, which may itself end like a suffix.
    init(_ text: String, _ suffixes: [String], _ knownBundleID: String?) {
        self.text = text
        self.knownBundleID = knownBundleID
        if let knownBundleID, text.hasPrefix(knownBundleID) {
            let rest = text.dropFirst(knownBundleID.count)
            if rest.isEmpty || suffixes.contains(String(rest)) {
                bundleID = knownBundleID
                suffix = rest.isEmpty ? nil : String(rest)
                return
            }
        }
        suffix = suffixes.filter { !$0.isEmpty && text.hasSuffix($0) }.max { $0.count < $1.count }
        bundleID = suffix.map { String(text.dropLast($0.count)) } ?? text
    }

    /// Whether the suffix was added to a topic that had it.
    var hasSuffixTwice: Bool {
        guard let suffix, bundleID != knownBundleID else { return false }
        return bundleID.hasSuffix(suffix)
    }

    /// The bundle identifier in a topic whose end looks like a suffix that is written otherwise: in another case, without
    /// its dot or its first word, with a dot behind it.
    func bundleID(beforeLookalikeOf wanted: String) -> String {
        guard suffix == nil else { return bundleID }
        var topic = text
        while topic.hasSuffix(".") { topic.removeLast() }
        let bare = wanted.dropFirst()
        if topic.hasSuffix(bare) {
            let rest = topic.dropLast(bare.count)
            return String(rest.last == "." ? rest.dropLast() : rest)
        }
        let parts = topic.split(separator: ".", omittingEmptySubsequences: false)
        let words = bare.split(separator: ".").last.map(String.init) ?? ""
        let lookalikes = [KeySpelling.folded(String(bare)), KeySpelling.folded(words)]
        for count in [3, 2, 1] where parts.count > count {
            if lookalikes.contains(KeySpelling.folded(parts.suffix(count).joined())) {
                return parts.dropLast(count).joined(separator: ".")
            }
        }
        return topic
    }
}
