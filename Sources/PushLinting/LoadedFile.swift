import Linting
import Payloads

/// A file that was read, with the payloads found in it.
struct LoadedFile: Sendable {
    let target: LintTarget
    let document: PayloadDocument
    let payloads: [Payload]
}
