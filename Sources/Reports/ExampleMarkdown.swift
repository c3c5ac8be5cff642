import Linting

/// A rule's example as blocks of Markdown; the marks stay, since they show the place.
enum ExampleMarkdown {
    static func text(of example: RuleExample) -> String {
        var blocks: [String] = []
        if let payload = example.payload { blocks.append(Markdown.block(payload, "json")) }
        if let settings = example.configuration {
            blocks.append("with the configuration\n\n" + Markdown.block(FlowText.lines(of: settings), "yaml"))
        }
        for file in example.files {
            blocks.append((blocks.isEmpty ? "" : "and ") + "`\(file.path)`\n\n" + Markdown.block(file.text, ""))
        }
        return blocks.joined(separator: "\n")
    }
}
