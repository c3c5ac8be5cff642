import Linting

/// The configuration that holds in a folder, for commands that lint nothing.
public enum ConfigurationLookup {
    /// What holds in the request's current folder; nil, with the reasons, when it cannot be read.
    public static func configuration(for request: LintRequest) -> (Configuration?, [Trouble]) {
        var loader = ConfigurationLoader(request)
        let loaded = loader.configuration(for: request.currentFolder)
        return (loaded?.configuration, loader.troubles)
    }
}
