/// One rule's verdict on one payload or envelope of a text.
struct Judgement: Sendable {
    /// Whose verdict it is.
    enum Subject: Sendable {
        /// That of a rule about payloads on one of them.
        case payload(Int, rule: Int)
        /// That of a rule about envelopes on one of them.
        case envelope(Int, rule: Int)
    }

    let subject: Subject
    /// What is known of the verdict.
    let verdicts: AnswerTrees<Verdict>.Tree
}
