import Linting
import Workspace

/// The configuration that holds in a folder, for commands that lint nothing.
public enum ConfigurationLookup {
    /// What holds for one file, whether it is there or not; nil, with the reasons, when it cannot be read.
    public static func configuration(
        for file: String, _ request: LintRequest
    ) -> (found: ConfigurationForFile?, troubles: [Trouble]) {
        let path = Path(file).absolute(in: request.currentFolder)
        var loader = ConfigurationLoader(request)
        guard let loaded = loader.configuration(for: path.parent ?? .root) else { return (nil, loader.troubles) }
        let found = ConfigurationForFile(
            effective: loaded.configuration.effective(for: path),
            isExcluded: PathPatterns(loaded.configuration.settings.exclude).cover(path, isFolder: false),
            files: loader.files.map { $0.relative(to: request.currentFolder).text })
        return (found, loader.troubles)
    }

    /// What holds in the request's current folder; nil, with the reasons, when it cannot be read.
    public static func configuration(for request: LintRequest) -> (found: Configuration?, troubles: [Trouble]) {
        var loader = ConfigurationLoader(request)
        let loaded = loader.configuration(for: request.currentFolder)
        return (loaded?.configuration, loader.troubles)
    }
}
