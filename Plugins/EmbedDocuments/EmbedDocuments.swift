import PackagePlugin

/// Puts the YAML documents of a target into its code, so that one copied binary is the whole tool.
@main
struct EmbedDocuments: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let documents = target.sourceFiles(withSuffix: ".yml").map(\.url)
            .sorted { $0.path() < $1.path() }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedDocuments.swift")
        return [
            .buildCommand(
                displayName: "Embedding the documents of \(target.name)",
                executable: try context.tool(named: "DocumentEmbedder").url,
                arguments: [output.path()] + documents.map { $0.path() },
                inputFiles: documents, outputFiles: [output])
        ]
    }
}
