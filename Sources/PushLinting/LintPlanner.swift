import Linting
import Payloads
import SourceTree
import StringTables
import Workspace

/// Finds the files and what holds for each.
struct LintPlanner {
    let request: LintRequest
    private var loader: ConfigurationLoader
    private var plan = LintPlan()
    private var programNumbers: [ProgramKey: Int] = [:]
    private var placeNumbers: [TablePlace: Int] = [:]
    private var folders: [Path: Folder?] = [:]
    /// The folder of the last file; in order of path, most files stand in the same one as the one before.
    private var last: (path: Path, folder: Folder?)?

    /// What holds for all files of a folder. It is no value, since it is looked at for each of them.
    private final class Folder {
        let loaded: ConfigurationLoader.Loaded
        let excluded: PathPatterns
        let templates: PathPatterns
        let isConfigured: Bool
        /// Whether findings in some file may be ignored.
        let hasIgnores: Bool
        /// The program of all files; nil where it is not the same for all.
        let program: Int?
        /// The project's folder, which the app's files belong to.
        let project: Path
        /// Where the tables are for the files of each program.
        var tablePlaces: [Int: Int] = [:]

        init(_ loaded: ConfigurationLoader.Loaded, program: Int?, project: Path) {
            let settings = loaded.configuration.settings
            self.loaded = loaded
            excluded = PathPatterns(settings.exclude)
            templates = PathPatterns(settings.templates)
            isConfigured = loaded.folder != nil
            hasIgnores = !settings.ignores.isEmpty
            self.program = program
            self.project = project
        }
    }

    private struct ProgramKey: Hashable {
        let configuration: Int
        let overrides: [Int]
    }

    init(_ request: LintRequest) {
        self.request = request
        loader = ConfigurationLoader(request)
    }

    mutating func findAll() -> LintPlan {
        findFiles()
        if let revision = request.changedSince {
            plan.keepChanged(since: revision, request, configurations: loader.files)
        }
        plan.troubles += loader.troubles
        plan.warnings = loader.warnings
        return plan
    }

    /// The program that holds for a file by the path that it is shown by, made where it is the first of its kind; nil
    /// when its configuration cannot be read.
    mutating func program(named name: String) -> LintProgram? {
        let path = Path(name).absolute(in: request.currentFolder)
        return loader.configuration(for: path.parent ?? .root).map { loaded in
            plan.programs[programNumber(for: path, loaded)].ignoring(
                loaded.configuration.ignores(for: path, on: request.today))
        }
    }

    /// The configurations and rule sets that were read, in order of path.
    var configurationFiles: [Path] { loader.files }

    /// What reports tell of the rules of some findings, by name, as the first program that has them sees them.
    func rules(of findings: [Finding]) -> [RuleSummary] {
        Set(findings.map(\.rule)).sorted().compactMap { rule in
            plan.programs.lazy.compactMap { $0.summary(of: rule) }.first
        }
    }

    private mutating func programNumber(for path: Path, _ loaded: ConfigurationLoader.Loaded) -> Int {
        let overrides = loaded.configuration.overrides(for: path)
        let key = ProgramKey(configuration: loaded.number, overrides: overrides)
        if let known = programNumbers[key] { return known }
        programNumbers[key] = plan.programs.count
        plan.programs.append(loaded.configuration.program(overrides: overrides))
        return plan.programs.count - 1
    }

    // MARK: Files

    private mutating func findFiles() {
        let home = loader.configuration(for: request.currentFolder)
        plan.homeSettings = home?.configuration.settings
        plan.isAllOfFolder = request.paths.isEmpty && request.changedSince == nil
        let named = request.paths.filter { $0 != "-" }
        var search: [FoundFile] = []
        if request.paths.isEmpty {
            plan.isWholeProject = true
            if let patterns = home?.configuration.settings.payloads {
                for pattern in patterns { search += find([pattern.pattern], in: pattern.folder, home) }
            } else {
                search += find(["."], in: request.currentFolder, home)
            }
        } else {
            search += find(named, in: request.currentFolder, home)
            plan.isWholeProject = search.contains { $0.origin == .found }
        }
        if request.paths.contains("-") { addStandardInput() }
        search.sort { $0.path < $1.path }
        var last: Path?
        for file in search where file.path != last {
            add(file)
            last = file.path
        }
    }

    private mutating func find(_ names: [String], in folder: Path, _ home: ConfigurationLoader.Loaded?) -> [FoundFile] {
        let excluded = PathPatterns(home?.configuration.settings.exclude ?? [])
        let templates = PathPatterns(home?.configuration.settings.templates ?? [])
        let counter = request.progress?.begin(.findingFiles)
        let finder = FileFinder(
            userFolders: request.userFolders,
            isWanted: { path in
                counter?.step()
                return PayloadName.isWanted(path.name) || templates.cover(path, isFolder: false)
            },
            isExcluded: { path, isFolder in excluded.cover(path, isFolder: isFolder) })
        let search = finder.find(names, in: folder)
        plan.troubles += search.problems.map { Trouble($0, shownFrom: request.currentFolder) }
        return search.files
    }

    private mutating func add(_ file: FoundFile) {
        if file.origin == .named, StringTablePath(file.path.text) != nil {
            plan.namedTables.append(file.path)
            return
        }
        add(
            file.path,
            mustHoldPayload: PayloadName.isPayload(file.path.name) || file.origin != .found && !request.skipsOtherFiles,
            isStandardInput: false)
    }

    private mutating func addStandardInput() {
        let name = request.standardInputName ?? "<stdin>"
        let path = Path(name).absolute(in: request.currentFolder)
        add(path, mustHoldPayload: true, isStandardInput: true)
    }

    private mutating func add(_ path: Path, mustHoldPayload: Bool, isStandardInput: Bool) {
        guard let folder = folder(path.parent ?? .root) else { return }
        if folder.excluded.cover(path, isFolder: false) { return }
        let program = folder.program ?? programNumber(for: path, folder.loaded)
        let name =
            isStandardInput
            ? request.standardInputName ?? "<stdin>" : path.relative(to: request.currentFolder).text
        plan.targets.append(
            LintTarget(
                path: path, name: name, isStandardInput: isStandardInput, mustHoldPayload: mustHoldPayload,
                isConfigured: folder.isConfigured,
                isTemplate: folder.templates.cover(path, isFolder: false), program: program,
                ignores: folder.hasIgnores
                    ? folder.loaded.configuration.ignores(for: path, on: request.today) : [],
                tables: tablePlace(in: folder, program)))
    }

    /// What holds for the files of a folder; nil when its configuration cannot be read.
    private mutating func folder(_ path: Path) -> Folder? {
        if let last, last.path == path { return last.folder }
        let folder =
            folders[path]
            ?? loader.configuration(for: path).map { loaded in
                Folder(
                    loaded, program: loaded.configuration.isSameForAllFiles ? programNumber(for: path, loaded) : nil,
                    project: projectFolder(of: path, loaded))
            }
        folders[path] = folder
        last = (path, folder)
        return folder
    }

    // MARK: String tables

    /// Where the tables are that the request names, or else the project's, to be checked for their own sake, with the
    /// settings that hold for them; nil when the configuration cannot be read.
    mutating func findTables() -> (place: TablePlace, settings: Settings)? {
        guard let loaded = loader.configuration(for: request.currentFolder) else { return nil }
        let settings = loaded.configuration.settings
        let named = request.paths.map { ScopedPattern(pattern: $0, folder: request.currentFolder) }
        let place = TablePlace(
            patterns: named.isEmpty ? tablePatterns(settings) : named,
            folder: projectFolder(of: request.currentFolder, loaded),
            developmentLanguage: settings.developmentLanguage, stringTable: settings.stringTable, isForPayloads: false,
            exclude: settings.exclude)
        return (place, settings)
    }

    /// What is likely a mistake in configurations.
    var warnings: [String] { loader.warnings }

    /// What kept configurations from being read.
    var troubles: [Trouble] { loader.troubles }

    private mutating func tablePlace(in folder: Folder, _ program: Int) -> Int {
        if let known = folder.tablePlaces[program] { return known }
        let settings = plan.programs[program].settings
        let place = TablePlace(
            patterns: tablePatterns(settings), folder: folder.project,
            developmentLanguage: settings.developmentLanguage, stringTable: settings.stringTable, isForPayloads: true)
        let number = placeNumbers[place] ?? plan.tablePlaces.count
        if number == plan.tablePlaces.count {
            placeNumbers[place] = number
            plan.tablePlaces.append(place)
        }
        folder.tablePlaces[program] = number
        return number
    }

    private func tablePatterns(_ settings: Settings) -> [ScopedPattern]? {
        if request.strings.isEmpty { return settings.strings }
        return request.strings.map { ScopedPattern(pattern: $0, folder: request.currentFolder) }
    }

    /// The project that a payload belongs to: its configuration's folder, else its git work tree, else the current
    /// folder if it holds the payload, else the payload's own folder.
    private func projectFolder(of folder: Path, _ loaded: ConfigurationLoader.Loaded) -> Path {
        if let own = loaded.folder { return own }
        if let tree = GitWorkTree.enclosing(folder) { return tree.root }
        return folder.isWithin(request.currentFolder) ? request.currentFolder : folder
    }
}
