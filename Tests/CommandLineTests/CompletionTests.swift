import Foundation
import Testing

@testable import pushlint

/// Scripts for shells and the manual page have all that the help has.
@Suite struct CompletionTests {
    private static let optionNames = Commands.all.flatMap { command in
        (command.options + Commands.commonOptions).map { (command: command.name, option: $0.name) }
    }

    @Test("Each option of each command is in each script", arguments: ["bash", "zsh", "fish"])
    func scripts(_ shell: String) throws {
        let script = try #require(ShellCompletions.all.first { $0.shell == shell }).script
        for (command, option) in CompletionTests.optionNames {
            let written = shell == "fish" ? "-l \(option) " : "--\(option)"
            #expect(script.contains(written), "\(command) --\(option)")
        }
        for command in Commands.all { #expect(script.contains(command.name)) }
    }

    @Test("Each command and option is on the manual page, and no line of text is taken for a macro")
    func manualPage() {
        let lines = ManualPage.text.split(separator: "\n")
        for (command, option) in CompletionTests.optionNames {
            let escaped = "Fl \\-" + option.split(separator: "-").joined(separator: "\\-")
            #expect(lines.contains { $0.hasPrefix(".It ") && $0.contains(escaped) }, "\(command) --\(option)")
        }
        let macros: Set<Substring> = [
            ".Dd", ".Dt", ".Os", ".Sh", ".Ss", ".Nm", ".Nd", ".Op", ".Cm", ".Bl", ".It", ".El", ".Pp", ".Dl", ".Lk",
            ".Bd", ".Ed", ".\\\"",
        ]
        for line in lines where line.hasPrefix(".") {
            #expect(macros.contains(line.split(separator: " ")[0]), "\(line)")
        }
    }

    @Test(
        "bash completes commands, options, their values and words",
        .enabled(if: Machine.bash != nil, "This machine has no bash."),
        arguments: [
            ("str", "strings"), ("lint --chang", "--changed-since"), ("--format js", "json"),
            ("--fail-on = in", "info"),
            ("strings --ke", "--keys"), ("completions z", "zsh"), ("help expl", "explain"),
            ("lint --push-type voi", "voip"),
            ("strings --fi", ""),
        ])
    func bash(_ words: String, _ answer: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Machine.bash))
        let call =
            "COMP_WORDS=(pushlint \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _pushlint; echo \"${COMPREPLY[*]}\""
        process.arguments = ["-c", BashCompletion.script + call]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: data, as: UTF8.self) == answer + "\n")
    }
}
