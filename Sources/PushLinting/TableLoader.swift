import Linting
import SourceTree
import StringTables
import Workspace

/// Finds and reads string tables.
struct TableLoader {
    private let request: LintRequest
    private(set) var troubles: [Trouble] = []
    /// The files that were read, by the path as it is shown.
    private(set) var sources: [ExactText: Source] = [:]

    init(_ request: LintRequest) {
        self.request = request
    }

    /// The tables of a place.
    mutating func load(_ place: TablePlace) async -> LoadedTables {
        var files: [FoundFile] = []
        for pattern in place.patterns ?? [ScopedPattern(pattern: ".", folder: place.folder)] {
            let search = finder(below: pattern, place).find([pattern.pattern], in: pattern.folder)
            files += search.files.filter { isWanted($0, place) }
            add(search.problems)
        }
        let tables = await load(Set(files.map(\.path)).sorted())
        return LoadedTables(
            tables: tables,
            strings: AppStrings(
                tables, developmentLanguage: place.developmentLanguage, tableName: place.stringTable))
    }

    /// The tables in files of their own, in the same order.
    mutating func load(_ paths: [Path]) async -> [StringTable] {
        let currentFolder = request.currentFolder
        let counter = request.progress?.begin(.readingTables, total: paths.count)
        let readings = await paths.concurrentMap(pieceLength: 4) { path in
            defer { counter?.step() }
            return TableLoader.read(path, shownFrom: currentFolder)
        }
        var tables: [StringTable] = []
        for reading in readings {
            switch reading {
            case .success(let table):
                sources[ExactText(table.file.name)] = table.file
                tables.append(table)
            case .failure(let problem): add([problem])
            }
        }
        return tables
    }

    private static func read(_ path: Path, shownFrom folder: Path) -> Result<StringTable, FileProblem> {
        let name = path.relative(to: folder).text
        guard let kind = StringTablePath(name) else { return .failure(FileProblem(.missing, at: path)) }
        do throws(FileProblem) {
            let source = Source(name: name, bytes: try FileReader.read(path, wasFound: true))
            return .success(StringTableReader.read(source, path: kind))
        } catch {
            return .failure(error)
        }
    }

    /// Takes over what another loader has read.
    mutating func add(_ other: TableLoader) {
        for trouble in other.troubles { add(trouble) }
        sources.merge(other.sources) { first, _ in first }
    }

    private mutating func add(_ problems: [FileProblem]) {
        for problem in problems { add(Trouble(problem, shownFrom: request.currentFolder)) }
    }

    private mutating func add(_ trouble: Trouble) {
        if !troubles.contains(trouble) { troubles.append(trouble) }
    }

    // MARK: Finding

    private mutating func isWanted(_ file: FoundFile, _ place: TablePlace) -> Bool {
        guard let path = StringTablePath(file.path.text) else {
            add(
                Trouble(
                    "This is no string table; their names end in .strings, .stringsdict or .xcstrings.",
                    file: file.path.relative(to: request.currentFolder).text))
            return false
        }
        return !place.isForPayloads || path.name == place.stringTable ?? AppStrings.standardTableName
    }

    /// Tables of other people's code are left out, unless their folder is where the search starts.
    private func finder(below pattern: ScopedPattern, _ place: TablePlace) -> FileFinder {
        let start = Path(pattern.pattern).absolute(in: pattern.folder)
        let excluded = PathPatterns(place.exclude)
        return FileFinder(
            userFolders: request.userFolders,
            isWanted: { StringTablePath.isStringTable(path: $0.relative(to: start).text) },
            isExcluded: { path, isFolder in excluded.cover(path, isFolder: isFolder) })
    }
}
