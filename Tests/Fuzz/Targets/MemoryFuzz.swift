import Linting
import PushLinting
import SourceTree
import StringTables
import Workspace

/// What is learned from one line for the next: a line is accepted only where nothing is found in it by itself.
///
/// The input's lines are gone through three times, so that shapes come again, in between with single bytes of values
/// changed.
enum MemoryFuzz: FuzzTarget {
    static let name = "memory"

    /// The recommended rules, made once.
    private static let program = try? Configuration([]) { .failure(FileProblem(.missing, at: $0)) }
        .program(overrides: [])

    static func run(_ input: FuzzInput) {
        let (change, rest) = input.choice(below: 256)
        let parts = rest.parts(2)
        guard let linter = LintSubject.linter(configuration: [], strings: parts[1]), let program else { return }
        var memory = LintMemory(program, app: AppResources(strings: strings(parts[1])))
        for round in 0..<3 {
            let bytes = round == 1 ? changed(parts[0], by: UInt8(change)) : parts[0]
            let source = Source(name: "payload.ndjson", bytes: bytes, holdsLines: true)
            memory.begin(with: source, behind: [])
            let check = bytes.withUnsafeBufferPointer { bytes in
                JSONLineCheck(bytes, mayRepeatKeys: true) { memory.accepts($0) }
            }
            let refused = Set(check.refused.map(\.number))
            for finding in linter.lint(bytes, named: source.name) {
                precondition(refused.contains(finding.place.start.line), "\(finding.message) is hidden.")
            }
        }
    }

    private static func strings(_ bytes: [UInt8]) -> AppStrings? {
        let name = "en.lproj/Localizable.strings"
        guard !bytes.isEmpty, let path = StringTablePath(name) else { return nil }
        return AppStrings([StringTableReader.read(Source(name: name, bytes: bytes), path: path)])
    }

    /// The text with each eighth digit and letter another one.
    private static func changed(_ bytes: [UInt8], by change: UInt8) -> [UInt8] {
        var changed = bytes
        for index in bytes.indices where index % 8 == Int(change % 8) {
            switch bytes[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "8"): changed[index] += 1
            case UInt8(ascii: "a")...UInt8(ascii: "y"): changed[index] += 1
            default: continue
            }
        }
        return changed
    }
}
