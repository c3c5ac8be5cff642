/// What is known of the texts of one shape in which the same envelopes and payloads were found.
struct DocumentMemory: Sendable {
    /// How many payloads were found.
    let payloads: Int
    /// Whether there is a problem in each of them, whatever the values are, or no payload.
    var isFaulty = false
    /// At which indices keys of string tables stand.
    let keyPlaces: AnswerTrees<[Int]>.Tree
    /// The verdicts that depend on values.
    var judgements: [Judgement] = []
}
