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
    /// Those that no thread uses.
    private let idle = Guarded<[[Kind: LintMemory]]>([])
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

        /// The tree, if that is known and has to be judged.
        var tree: Tree? {
            if case .tree(let tree) = self { tree } else { nil }
        }
    }

    /// What one thread uses while it reads some files.
    final class Loan {
        private let owner: FileMemories
        private var memories: [Kind: LintMemory]
        /// The keys of string tables that the payloads named, by the place of the tables.
        private var keys: [Int: Set<TableKey>] = [:]

        fileprivate init(of owner: FileMemories) {
            self.owner = owner
            memories = owner.idle.withLock { $0.popLast() } ?? [:]
        }

        deinit {
            owner.idle.withLock { [memories] in $0.append(memories) }
            owner.keys.withLock { [keys] in $0.merge(keys) { $0.union($1) } }
        }

        /// Looks at a file.
        func knowledge(of source: Source, _ target: LintTarget) -> Knowledge {
            guard owner.areTablesCertain || target.isConfigured, !target.isTemplate,
                PayloadName.isPlainJSON(source.name)
            else { return .nothing }
            let kind = Kind(
                program: target.program, tables: target.tables, mustHoldPayload: target.mustHoldPayload)
            let (knowledge, named) = Loan.look(
                at: source, with: &memories[kind, default: owner.memory(for: target)])
            if !named.isEmpty { keys[target.tables, default: []].formUnion(named) }
            return knowledge
        }

        private static func look(
            at source: Source, with memory: inout LintMemory
        ) -> (Knowledge, keys: Set<TableKey>) {
            memory.begin(with: source, behind: [])
            let knowledge = JSONParser.view(source, mayRepeatKeys: true) { view -> (Knowledge, Set<TableKey>) in
                guard memory.accepts(view) else {
                    // The tree is made here, so that the file need not be read again.
                    return (view.repeatsKeys ? .nothing : .tree(Tree(view, of: source)), [])
                }
                let tally = memory.takeTally()
                return (.right(payloads: tally.payloads), tally.keys)
            }
            return knowledge ?? (.nothing, [])
        }
    }

    /// What a thread is to use, given back once it is let go of.
    func loan() -> Loan { Loan(of: self) }

    private func memory(for target: LintTarget) -> LintMemory {
        LintMemory(
            programs[target.program].separate(), app: known.resources(for: target), mustHold: target.mustHoldPayload)
    }

    /// The keys of string tables that the payloads named, by the place of the tables.
    func takeKeys() -> [Int: Set<TableKey>] {
        keys.withLock { keys in
            defer { keys = [:] }
            return keys
        }
    }
}
