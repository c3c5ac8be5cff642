import PackagePlugin

/// Puts the rule sets of a target into its code, so that one copied binary is the whole tool.
@main
struct EmbedRuleSets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let ruleSets = target.sourceFiles(withSuffix: ".yml").map(\.url)
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedRuleSets.swift")
        return [
            .buildCommand(
                displayName: "Embedding the rule sets",
                executable: try context.tool(named: "RuleSetEmbedder").url,
                arguments: [output.path()] + ruleSets.map { $0.path() },
                inputFiles: ruleSets, outputFiles: [output])
        ]
    }
}
