import Linting
import SourceTree
import StringTables
import Workspace

/// The string tables of a run about payloads: those that its payloads need, and those that were named.
struct LintTables {
    private let request: LintRequest
    private let plan: LintPlan
    private let alwaysReads: Bool
    private var loader: TableLoader
    /// For each of the plan's places; nil where nothing asks for tables.
    private var loaded: [LoadedTables?]
    /// Tables that were read before it was known whether a payload asks for them, with what reading them showed.
    private var foreseen: [Int: (tables: LoadedTables, loader: TableLoader)] = [:]
    private var named: [StringTable] = []
    /// For each of the plan's places, the keys that payloads name.
    private var keys: [Set<TableKey>]

    init(_ request: LintRequest, _ plan: LintPlan) {
        self.request = request
        self.plan = plan
        alwaysReads = request.alwaysReadsStringTables
        loader = TableLoader(request)
        loaded = plan.tablePlaces.map { _ in nil }
        keys = plan.tablePlaces.map { _ in [] }
    }

    var troubles: [Trouble] { loader.troubles }

    var sources: [ExactText: Source] { loader.sources }

    /// The tables for one of the plan's places.
    func strings(_ place: Int) -> AppStrings? { (loaded[place] ?? foreseen[place]?.tables)?.strings }

    /// Reads the tables of each place that a payload asks for, or whose files belong to a project: one with a
    /// configuration, or one that is linted as a whole.
    ///
    /// - Parameters:
    ///   - right: files in which nothing is to be found, of places whose tables were foreseen.
    ///   - foresight: whether to read tables for payloads that may ask for them once they are put right.
    mutating func load(
        neededFor files: [LoadedFile], _ right: [RightFile] = [], foresight: Bool = false
    ) async {
        var needed = Set(right.map(\.target.tables))
        for file in files {
            let place = file.target.tables
            keys[place].formUnion(file.localizationKeys)
            if needed.contains(place) { continue }
            let program = plan.programs[file.target.program]
            if isCertain(file.target)
                || file.payloads.contains(where: { program.needsStringTables(for: $0) })
                || file.document.documents.contains(where: { program.needsStringTables(for: $0) })
                || (foresight && LintTables.mayName(keysIn: file.document.source.bytes))
            {
                needed.insert(place)
            }
        }
        for place in needed.sorted() {
            if let (tables, own) = foreseen[place] {
                loaded[place] = tables
                loader.add(own)
            } else {
                loaded[place] = await loader.load(plan.tablePlaces[place])
            }
        }
        foreseen = [:]
        named = await loader.load(plan.namedTables)
    }

    /// Reads the tables that are wanted, whatever they ask for, by payloads in the places where they belong, should there
    /// be any.
    mutating func foresee() async {
        for place in Set(plan.targets.filter { isCertain($0) }.map(\.tables)).sorted() {
            var own = TableLoader(request)
            let tables = await own.load(plan.tablePlaces[place])
            foreseen[place] = (tables, own)
        }
    }

    /// Whether each payload gets tables, whatever it asks for.
    var areCertain: Bool { alwaysReads || plan.isWholeProject }

    private func isCertain(_ target: LintTarget) -> Bool { areCertain || target.isConfigured }

    /// Reads the tables of all places, whatever the payloads will ask for.
    mutating func loadAll() async {
        for place in loaded.indices { loaded[place] = await loader.load(plan.tablePlaces[place]) }
        named = await loader.load(plan.namedTables)
    }

    /// Notes that payloads name these keys.
    mutating func note(_ named: Set<TableKey>, in place: Int) { keys[place].formUnion(named) }

    /// Whether a text has a word such as `loc-key`, `loc_key` or `lockey`.
    private static func mayName(keysIn bytes: [UInt8]) -> Bool {
        let letters = bytes.lazy.map { $0 | 0x20 }
        return bytes.indices.dropLast(5).contains { index in
            guard letters[index] == UInt8(ascii: "l"), letters[index + 1] == UInt8(ascii: "o"),
                letters[index + 2] == UInt8(ascii: "c")
            else { return false }
            return letters[index + 3] == UInt8(ascii: "k") || letters[index + 4] == UInt8(ascii: "k")
        }
    }

    /// What is wrong in the tables themselves, as far as it concerns the keys of the payloads; of those that were
    /// named, all of it.
    func findings(_ planner: inout LintPlanner) -> [Finding] {
        var resolver = PlaceResolver()
        let names = Set(named.map(\.file.name))
        var findings: [Finding] = []
        for (place, loaded) in loaded.enumerated() {
            guard let loaded else { continue }
            let others = loaded.tables.filter { !names.contains($0.file.name) }
            findings += planner.findings(in: others, loaded.strings, keys: .named(keys[place]), &resolver)
        }
        findings += planner.faults(in: named, keys: .all, &resolver)
        return findings + planner.findings(of: AppStrings(named), keys: .named([]), &resolver)
    }
}
