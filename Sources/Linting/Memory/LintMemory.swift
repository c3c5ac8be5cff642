import Payloads
import SourceTree
import StringTables

/// Knows texts that are as they should be from those that were judged before, on one thread.
///
/// Most lines of a stream were made by few templates: they have the same keys, and differ in values that few rules look
/// at. A rule's verdict rests on the text's shape and on what the rule asked about its values (`ValueWatch`); where both
/// are the same as in a text that was judged, the verdict is. Only texts without any finding are known here; all others
/// are for `LintWorker`, as if there were no memory.
public struct LintMemory: Sendable {
    private static let maximumShapes = 1000
    /// How many keys and values a text may have that is learned; what APNs takes has fewer.
    private static let maximumParts = 5000
    private static let maximumSightings = 100_000
    /// Texts of one shape that differ in what they hold, as those with JSON in their strings, are not worth learning.
    private static let maximumDocuments = 32
    /// What differs from text to text in a verdict is not learned any further.
    private static let maximumExamples = 5000
    private static let maximumKeys = 20_000
    /// In bytes; longer ones are looked up each time.
    private static let longestKey = 200
    /// How many verdicts may be looked for to accept one text: so many take nearly as long as judging it without memory.
    private static let reward = 8
    private static let maximumAllowance = 100_000

    private var judge: TextJudge
    /// Where in `shapes` a hash leads.
    private var places: [UInt64: Int] = [:]
    private var shapes: [ShapeMemory] = []
    /// Which of its shape's documents a text is.
    private var numbers = AnswerTrees<Int>()
    private var verdicts = AnswerTrees<Verdict>()
    private var keyPlaces = AnswerTrees<[Int]>()
    /// The shape of the last text; many have the same as the one before.
    private var last = 0
    /// The hashes of shapes that were seen once. Only what comes again is worth learning.
    private var sightings: Set<UInt64> = []
    /// The remarks that are made once in a run, and were made on earlier texts.
    private var said: Set<String> = []
    /// How many payloads the accepted texts had.
    private var payloads = 0
    /// The keys that they name, of those that the tables have.
    private var keys: Set<TableKey> = []
    /// The keys that were looked at already.
    private var knownKeys = TextTable<Void>()

    /// One that knows nothing yet.
    ///
    /// - Parameters:
    ///   - app: what is known of the app that gets the payloads.
    ///   - mustHold: whether it is a problem when a text holds no payload.
    public init(_ program: LintProgram, app: AppResources, mustHold: Bool = true) {
        judge = TextJudge(program, app: app, mustHold: mustHold, texts: Source(name: "", bytes: []))
    }

    /// Goes on to other texts.
    ///
    /// - Parameters:
    ///   - source: that in which they stand.
    ///   - said: the messages of findings that are told once in a run, and were told of texts before these.
    public mutating func begin(with source: Source, behind said: Set<String>) {
        judge.source = source
        self.said = said
    }

    /// The payloads of the texts that were accepted since the last time, and the keys that they name of those that the
    /// tables have; a key that was told before need not come again.
    public mutating func takeTally() -> (payloads: Int, keys: Set<TableKey>) {
        defer { (payloads, keys) = (0, []) }
        return (payloads, keys)
    }

    /// Whether a text is known to have no finding. One in which a key is repeated never is.
    public mutating func accepts(_ view: TreeView) -> Bool {
        guard let shape = shape(of: view) else { return false }
        var text: WatchedText?
        guard let document = numbers.result(of: shapes[shape].numbers, for: view) ?? learn(view, shape, &text),
            isRight(view, shapes[shape].documents[document], &text),
            let places = keyPlaces.result(of: shapes[shape].documents[document].keyPlaces, for: view)
                ?? learnKeys(view, shapes[shape].documents[document], &text)
        else { return false }
        for place in places { note(keyAt: place, in: view) }
        payloads += shapes[shape].documents[document].payloads
        judge.allowance = min(judge.allowance + LintMemory.reward, LintMemory.maximumAllowance)
        return true
    }

    /// Whether nothing is found in a text.
    private mutating func isRight(
        _ view: TreeView, _ document: DocumentMemory, _ text: inout WatchedText?
    ) -> Bool {
        if document.isFaulty { return false }
        let known = verdicts.countPassing(document.judgements.lazy.map { $0.verdicts }, for: view) {
            $0.isRight(behind: said)
        }
        return document.judgements.dropFirst(known).allSatisfy { judgement in
            let verdict = verdicts.result(of: judgement.verdicts, for: view) ?? verdict(judgement, on: view, &text)
            return verdict?.isRight(behind: said) ?? false
        }
    }

    /// The verdict on a text of which it is not known, and which it is learned from; nil when it is not worth the while to
    /// look for it.
    private mutating func verdict(
        _ judgement: Judgement, on view: TreeView, _ text: inout WatchedText?
    ) -> Verdict? {
        guard judge.allowance > 0 else { return nil }
        let watched = text ?? judge.watched(view)
        text = watched
        let (verdict, entries) = watched.watching { judge.verdict(judgement.subject, on: watched) }
        if let entries, verdicts.size(of: judgement.verdicts) < LintMemory.maximumExamples, judge.room > 0 {
            judge.room -= verdicts.learn(verdict, for: judgement.verdicts, from: entries, in: view)
        }
        return verdict
    }

    private mutating func note(keyAt index: Int, in view: TreeView) {
        guard judge.hasTables else { return }
        view.withText(index) { text in
            guard text.count <= LintMemory.longestKey else {
                return note(TableKey(String(decoding: text, as: UTF8.self)))
            }
            if knownKeys.value(for: UnsafeRawBufferPointer(text)) != nil { return }
            if knownKeys.count >= LintMemory.maximumKeys { knownKeys = TextTable() }
            knownKeys.set((), for: UnsafeRawBufferPointer(text))
            note(TableKey(String(decoding: text, as: UTF8.self)))
        }
    }

    private mutating func note(_ key: TableKey) {
        if judge.hasText(for: key) { keys.insert(key) }
    }

    private mutating func shape(of view: TreeView) -> Int? {
        if shapes.indices.contains(last), shapes[last].shape.count == view.count, shapes[last].shape.matches(view) {
            return last
        }
        let hash = view.shapeHash
        if let place = places[hash] {
            guard shapes[place].shape.matches(view) else { return nil }
            last = place
            return place
        }
        if view.count > LintMemory.maximumParts || view.repeatsKeys { return nil }
        if judge.allowance > 0, judge.room > 0, sightings.contains(hash), shapes.count < LintMemory.maximumShapes {
            let shape = Shape(view)
            judge.room -= shape.size
            places[hash] = shapes.count
            shapes.append(ShapeMemory(shape: shape, numbers: numbers.add()))
            return shapes.count - 1
        }
        if sightings.count < LintMemory.maximumSightings { sightings.insert(hash) }
        return nil
    }

    /// Finds out what a text holds, and on which verdicts on it its values have a bearing; nil when what it holds depends
    /// on more than values, or it is not worth the while.
    private mutating func learn(_ view: TreeView, _ shape: Int, _ known: inout WatchedText?) -> Int? {
        guard judge.allowance > 0, judge.room > 0, shapes[shape].documents.count < LintMemory.maximumDocuments
        else { return nil }
        let text = judge.watched(view)
        known = text
        guard let entries = text.entries, AnswerTrees<Int>.mayKeep(entries, view) else { return nil }
        var document = DocumentMemory(
            payloads: text.payloads.count,
            isFaulty: !text.document.problems.isEmpty || text.document.documents.isEmpty,
            keyPlaces: keyPlaces.add())
        for subject in document.isFaulty ? [] : judge.subjects(in: text) {
            let judgement = Judgement(subject: subject, verdicts: verdicts.add())
            _ = verdict(judgement, on: view, &known)
            switch verdicts.constant(of: judgement.verdicts) {
            case .nothing: continue
            case .something: document.isFaulty = true
            case .remarks, nil: document.judgements.append(judgement)
            }
            if document.isFaulty { break }
        }
        judge.room -= MemoryLayout<Judgement>.stride * document.judgements.count
        let number = shapes[shape].documents.count
        shapes[shape].documents.append(document)
        judge.room -= numbers.learn(number, for: shapes[shape].numbers, from: entries, in: view)
        return number
    }

    /// Finds out where keys of string tables stand. Those in JSON inside of a string are the same in all texts that hold
    /// the same, so that they are noted once.
    private mutating func learnKeys(
        _ view: TreeView, _ document: DocumentMemory, _ known: inout WatchedText?
    ) -> [Int]? {
        let text = known ?? judge.watched(view)
        known = text
        let (nodes, entries) = text.watching { judge.keys(in: text) }
        guard let entries else { return nil }
        for node in nodes where node.tree !== text.tree { note(TableKey(node.text)) }
        let places = nodes.filter { $0.tree === text.tree }.map(\.index)
        if judge.room > 0 {
            judge.room -= keyPlaces.learn(places, for: document.keyPlaces, from: entries, in: view)
        }
        return places
    }
}
