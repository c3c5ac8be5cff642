import Linting
import SourceTree
import StringTables

/// What was learned from the files that were read so far, once for each thread that is at work.
final class FileMemories: Sendable {
    /// Files of which the same is known and asked.
    private struct Kind: Hashable {
        let program: Int
        let tables: Int
        let mustHoldPayload: Bool
    }

    private let programs: [LintProgram]
    private let known: TargetResources
    private let memories = Guarded<[Kind: [LintMemory]]>([:])
    private let keys = Guarded<[Int: Set<TableKey>]>([:])
    /// Whether each file gets its string tables, whatever its payloads ask for. If not, only those of a project do, and
    /// of the others nothing is known beforehand.
    private let areTablesCertain: Bool

    /// - Parameter programs: those of the plan.
    init(_ programs: [LintProgram], _ known: TargetResources, areTablesCertain: Bool) {
        self.programs = programs
        self.areTablesCertain = areTablesCertain
        self.known = known
    }

    /// What is known of a file.
    enum Knowledge {
        /// Nothing is to be found in it; it holds so many payloads.
        case right(payloads: Int)
        /// Nothing is known but its tree, which was read without any problem.
        case tree(Tree)
        case nothing
    }

    /// Looks at a file.
    func knowledge(of source: Source, _ target: LintTarget) -> Knowledge {
        guard areTablesCertain || target.isConfigured, !target.isTemplate, PayloadName.isPlainJSON(source.name) else {
            return .nothing
        }
        let kind = Kind(
            program: target.program, tables: target.tables, mustHoldPayload: target.mustHoldPayload)
        var memory =
            memories.withLock { $0[kind]?.popLast() }
            ?? LintMemory(
                programs[target.program], app: known.resources(for: target), mustHold: target.mustHoldPayload)
        memory.begin(with: source, behind: [])
        var named: Set<TableKey> = []
        let knowledge = JSONParser.view(source, mayRepeatKeys: true) { view -> Knowledge in
            guard memory.accepts(view) else {
                // The tree is made here, so that the file need not be read again.
                return view.repeatsKeys ? .nothing : .tree(Tree(view, of: source))
            }
            let tally = memory.takeTally()
            named = tally.keys
            return .right(payloads: tally.payloads)
        }
        memories.withLock { $0[kind, default: []].append(memory) }
        if !named.isEmpty { keys.withLock { $0[target.tables, default: []].formUnion(named) } }
        return knowledge ?? .nothing
    }

    /// The keys of string tables that the payloads named, by the place of the tables.
    func takeKeys() -> [Int: Set<TableKey>] {
        keys.withLock { keys in
            defer { keys = [:] }
            return keys
        }
    }
}
