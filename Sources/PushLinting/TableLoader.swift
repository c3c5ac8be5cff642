import Linting
import SourceTree
import StringTables
import Workspace

/// Finds and reads the string tables that a run needs, each place once.
struct TableLoader {
    private let request: LintRequest
    private let plan: LintPlan
    private var loaded: [AppStrings?]
    private(set) var troubles: [Trouble] = []
    private(set) var sources: [String: Source] = [:]

    init(_ request: LintRequest, _ plan: LintPlan) {
        self.request = request
        self.plan = plan
        loaded = plan.tablePlaces.map { _ in nil }
    }

    /// The tables for each of the plan's places; nil where no payload asks for any and the run is not for a whole
    /// project.
    ///
    /// - Parameter foresight: whether to read tables for payloads that may ask for them once they are put right.
    mutating func load(neededFor files: [LoadedFile], foresight: Bool = false) -> [AppStrings?] {
        var needed = Set(plan.isWholeProject ? files.map(\.target.tables) : [])
        for file in files where !needed.contains(file.target.tables) {
            let program = plan.programs[file.target.program]
            if file.payloads.contains(where: { program.needsStringTables(for: $0) })
                || (foresight && TableLoader.mayName(keysIn: file.document.source.bytes))
            {
                needed.insert(file.target.tables)
            }
        }
        for number in needed.sorted() { loaded[number] = read(plan.tablePlaces[number]) }
        return loaded
    }

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

    /// What is wrong in the tables themselves.
    mutating func findings(_ planner: inout LintPlanner) -> [Finding] {
        var tables = loaded.flatMap { $0?.tables ?? [] }
        tables += plan.namedTables.compactMap { readTable($0) }
        var resolver = PlaceResolver()
        var findings: [Finding] = []
        for table in tables {
            sources[table.file.name] = table.file
            let path = Path(table.file.name).absolute(in: request.currentFolder)
            guard !table.faults.isEmpty, let program = planner.program(for: path) else { continue }
            findings += TableProblems.findings(in: table, program, &resolver)
        }
        return findings
    }

    // MARK: Reading

    /// iOS looks up a payload's keys in this table only (Apple, "Generating a remote notification").
    private static let tableName = "Localizable"

    private mutating func read(_ place: TablePlace) -> AppStrings {
        var files: [FoundFile] = []
        for pattern in place.patterns ?? [ScopedPattern(pattern: ".", folder: place.folder)] {
            let search = finder(below: pattern).find([pattern.pattern], in: pattern.folder)
            files += search.files.filter { StringTablePath($0.path.text)?.name == TableLoader.tableName }
            add(search.problems)
        }
        let tables = Set(files.map(\.path)).sorted().compactMap { readTable($0) }
        return AppStrings(tables, developmentLanguage: place.developmentLanguage)
    }

    private mutating func readTable(_ path: Path) -> StringTable? {
        let name = path.relative(to: request.currentFolder).text
        guard let kind = StringTablePath(name), let bytes = readBytes(path) else { return nil }
        return StringTableReader.read(Source(name: name, bytes: bytes), path: kind)
    }

    private mutating func readBytes(_ path: Path) -> [UInt8]? {
        do throws(FileProblem) {
            return try FileReader.read(path)
        } catch {
            add([error])
            return nil
        }
    }

    private mutating func add(_ problems: [FileProblem]) {
        for problem in problems {
            let trouble = Trouble(problem, shownFrom: request.currentFolder)
            if !troubles.contains(trouble) { troubles.append(trouble) }
        }
    }

    /// Tables of other people's code are left out, unless their folder is where the search starts.
    private func finder(below pattern: ScopedPattern) -> FileFinder {
        let start = Path(pattern.pattern).absolute(in: pattern.folder)
        return FileFinder(userFolders: request.userFolders) { path in
            StringTablePath.isStringTable(path: path.relative(to: start).text)
        }
    }
}
