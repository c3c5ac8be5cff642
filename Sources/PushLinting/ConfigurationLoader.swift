import Linting
import SourceTree
import Workspace

/// Finds and reads the configurations that hold for files; each set of them is read once.
struct ConfigurationLoader {
    /// The configurations of some files, joined.
    struct Loaded: Sendable {
        /// Tells it from the run's other ones.
        let number: Int
        let configuration: Configuration
        /// The folder that the app's files are looked for in: that of the outermost configuration; nil without one.
        let folder: Path?
    }

    private let request: LintRequest
    private var finder: ConfigurationFinder
    private var loaded: [[Path]: Loaded?] = [:]
    private(set) var troubles: [Trouble] = []
    /// What is likely a mistake in what was read, each once.
    private(set) var warnings: [String] = []
    private let record = FileRecord()

    /// The configurations and rule sets that were read, in order of path.
    var files: [Path] { record.paths }

    init(_ request: LintRequest) {
        self.request = request
        finder = ConfigurationFinder(userFolders: request.userFolders)
    }

    /// What holds for the files in a folder; nil when it cannot be read, which is then among the troubles.
    mutating func configuration(for folder: Path) -> Loaded? {
        let chain: [Path]
        if let named = request.configuration {
            chain = [Path(named).absolute(in: request.currentFolder)]
        } else {
            let known = finder.problems.count
            chain = finder.configurations(in: folder)
            for problem in finder.problems.dropFirst(known) { add(problem) }
        }
        if let known = loaded[chain] { return known }
        let result = load(chain)
        loaded[chain] = result
        return result
    }

    private mutating func load(_ chain: [Path]) -> Loaded? {
        var layers: [RuleSetLayer] = []
        var isComplete = true
        for path in chain.reversed() {
            switch read(path) {
            case .failure(let problem):
                add(problem)
                isComplete = false
            case .success(let source):
                layers.append(.file(source, folder: path.parent ?? .root))
            }
        }
        guard isComplete else { return nil }
        let replacement = ruleSetLayers()
        if let replacement, replacement.count < request.ruleSets.count { return nil }
        let currentFolder = request.currentFolder
        let record = record
        do {
            let configuration = try Configuration(
                layers, replacingRulesWith: replacement, settings: request.settings
            ) { path in
                ConfigurationLoader.source(at: path, shownFrom: currentFolder, record)
            }
            for warning in configuration.warnings.map(\.warningText) where !warnings.contains(warning) {
                warnings.append(warning)
            }
            return Loaded(number: loaded.count, configuration: configuration, folder: chain.last?.parent)
        } catch {
            troubles += error.faults.map { Trouble($0) }
            return nil
        }
    }

    /// The rule sets of the command line; nil when it names none.
    private mutating func ruleSetLayers() -> [RuleSetLayer]? {
        guard !request.ruleSets.isEmpty else { return nil }
        return request.ruleSets.compactMap { name in
            if name.hasPrefix("pushlint:") { return .builtin(name) }
            let path = Path(name).absolute(in: request.currentFolder)
            switch read(path) {
            case .success(let source): return .file(source, folder: path.parent ?? .root)
            case .failure(let problem):
                add(problem)
                return nil
            }
        }
    }

    private func read(_ path: Path) -> Result<Source, FileProblem> {
        ConfigurationLoader.source(at: path, shownFrom: request.currentFolder, record)
    }

    private static func source(
        at path: Path, shownFrom folder: Path, _ record: FileRecord
    ) -> Result<Source, FileProblem> {
        record.add(path)
        do throws(FileProblem) {
            return .success(Source(name: path.relative(to: folder).text, bytes: try FileReader.read(path)))
        } catch {
            return .failure(error)
        }
    }

    private mutating func add(_ problem: FileProblem) {
        let trouble = Trouble(problem, shownFrom: request.currentFolder)
        if !troubles.contains(trouble) { troubles.append(trouble) }
    }
}

extension RuleSetFault {
    /// The fault as a line for people, where it keeps nothing from running: `path:line:column: warning: ...`.
    public var warningText: String { "\(file):\(start.line):\(start.column): warning: \(message)" }
}

extension Trouble {
    /// A file that could not be used, by the path that people know it by.
    init(_ problem: FileProblem, shownFrom folder: Path) {
        self.init(problem.message, file: problem.path.relative(to: folder).text)
    }
}
