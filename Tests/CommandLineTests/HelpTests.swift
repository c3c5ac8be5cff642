import Testing

@testable import pushlint

/// Help is read on terminals of 80 columns.
@Suite struct HelpTests {
    private static let texts = [Help.overview()] + Commands.all.map { Help.text(for: $0) }

    @Test("No line of a help text is wider than 80 columns")
    func width() {
        for line in HelpTests.texts.flatMap({ $0.split(separator: "\n") }) { #expect(line.count <= 80, "\(line)") }
    }

    @Test("Paragraphs are filled and stay apart; what is set in stays as it is")
    func paragraphs() {
        let help = Help.text(for: CompletionsCommand.self)
        #expect(help.contains("rules.\n\n  bash  eval"))
        #expect(help.contains(".bashrc\n  zsh   pushlint completions zsh"))
        #expect(help.contains("completions/pushlint.fish\n\nOptions:\n"))
    }

    @Test("No line of the manual page's source is wider than 80 columns")
    func manualPage() {
        for line in ManualPage.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
}
