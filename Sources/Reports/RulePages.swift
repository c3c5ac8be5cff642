import Linting
import SourceTree

/// The documentation of rules in Markdown: a page for each rule set with a section for each rule, and an index.
public struct RulePages {
    /// A page of the documentation.
    public struct Page: Sendable {
        /// The name of the file.
        public let name: String
        /// The page in Markdown.
        public let text: String
    }

    private let configuration: Configuration
    private let sets: [RuleSetSection]

    /// - Parameter rules: those to be described, which the configuration knows.
    public init(_ rules: [RuleSummary], of configuration: Configuration) {
        self.configuration = configuration
        sets = RuleSetSection.sections(of: rules)
    }

    /// The index, named `README.md`, and the pages in the order of the rule sets' names.
    public var all: [Page] {
        [Page(name: "README.md", text: RuleIndex(sets).text)]
            + sets.map { Page(name: $0.fileName, text: text(of: $0)) }
    }

    private func text(of set: RuleSetSection) -> String {
        var text = "# \(set.name)\n\n"
        if let description = set.description { text += Markdown.escaped(description) + "\n\n" }
        text += set.rules.map { "- [\($0.id)](#\($0.id))\n" }.joined()
        return text + set.rules.map { "\n" + RulePage($0, configuration).text }.joined()
    }
}
