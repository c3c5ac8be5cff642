import Linting
import PropertyLists
import SourceTree
import Workspace

/// Reads what the configuration names of the app's side, apart from its string tables.
struct AppResourceLoader {
    private let request: LintRequest
    private(set) var troubles: [Trouble] = []

    init(_ request: LintRequest) {
        self.request = request
    }

    mutating func load(for settings: Settings) -> AppResources {
        var app = AppResources()
        app.entitlements = settings.entitlements.flatMap { entitlements($0) }
        app.sounds = settings.sounds.flatMap { sounds($0) }
        return app
    }

    private mutating func entitlements(_ named: ScopedPattern) -> Entitlements? {
        let path = Path(named.pattern).absolute(in: named.folder)
        let name = path.relative(to: request.currentFolder).text
        do throws(FileProblem) {
            let file = Source(name: name, bytes: try FileReader.read(path))
            do throws(SyntaxFault) {
                return try Entitlements(file)
            } catch {
                add(Trouble(RuleSetFault(error.message, at: Spot(file: file, range: error.range))))
            }
        } catch {
            add(Trouble(error.message, file: name))
        }
        return nil
    }

    /// Nil where a folder cannot be looked through, so that nobody is told of sounds that may be there.
    private mutating func sounds(_ named: [ScopedPattern]) -> Set<String>? {
        let finder = FileFinder(userFolders: request.userFolders, isWanted: { _ in true })
        var names: Set<String> = []
        var isComplete = true
        for pattern in named {
            let search = finder.find([pattern.pattern], in: pattern.folder)
            names.formUnion(search.files.map(\.path.name))
            isComplete = isComplete && search.problems.isEmpty
            for problem in search.problems { add(Trouble(problem, shownFrom: request.currentFolder)) }
        }
        return isComplete ? names : nil
    }

    private mutating func add(_ trouble: Trouble) {
        if !troubles.contains(trouble) { troubles.append(trouble) }
    }
}
