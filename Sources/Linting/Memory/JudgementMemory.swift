import SourceTree

/// What is known of one rule's verdict on one payload or envelope of a text.
struct JudgementMemory: Sendable {
    /// Whose verdict it is.
    enum Subject: Sendable {
        /// That of a rule about payloads on one of them.
        case payload(Int, rule: Int)
        /// That of a rule about envelopes on one of them.
        case envelope(Int, rule: Int)
    }

    /// What differs from text to text is not learned any further.
    private static let maximumSize = 5000

    private let subject: Subject
    private var verdicts = AnswerTree<Verdict>()

    init(_ subject: Subject) { self.subject = subject }

    /// Whether the verdict is that nothing is found, whatever the values are.
    var isAlwaysNothing: Bool {
        if case .nothing? = verdicts.constant { return true }
        return false
    }

    /// Whether the verdict is that something is found, whatever the values are.
    var isAlwaysSomething: Bool {
        if case .something? = verdicts.constant { return true }
        return false
    }

    /// The verdict on a text of this kind: the one that is known, or else the one that is found, which is learned; nil
    /// when it is not worth the while to look for it.
    ///
    /// - Parameter text: the text as it is judged, once it was made.
    mutating func verdict(on view: TreeView, _ text: inout WatchedText?, _ judge: inout TextJudge) -> Verdict? {
        if let known = verdicts.result(for: view) { return known }
        guard judge.allowance > 0 else { return nil }
        let watched = text ?? judge.watched(view)
        text = watched
        let (verdict, entries) = watched.watching { judge.verdict(subject, on: watched) }
        if let entries, verdicts.size < JudgementMemory.maximumSize, judge.room > 0 {
            judge.room -= verdicts.learn(verdict, from: entries, in: view)
        }
        return verdict
    }
}
