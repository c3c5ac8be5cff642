import SourceTree

/// A question about a text as a key of the app's string tables.
struct TableKeyTest: ValueTest {
    /// What is asked.
    enum Question: Sendable {
        /// Whether a table has the key.
        case isThere
        /// How many arguments all of its texts take, if nothing is wrong with any; else -1.
        case soundArgumentCount
        /// Whether no user misses it: those of the languages that the tables have, and of those that are required.
        case isComplete(required: [String]?)
    }

    let app: AppResources
    let question: Question

    func answer(for index: Int, in view: TreeView) -> Int {
        guard view.kind(index) == .string else { return -1 }
        return answer(for: view.withText(index) { app.localizedKey(UnsafeRawBufferPointer($0)) })
    }

    func isSettled(by kind: NodeKind) -> Bool { kind != .string }

    /// - Parameter found: what the tables have for the key.
    func answer(for found: LocalizedKey?) -> Int {
        switch question {
        case .isThere: found == nil ? 0 : 1
        case .soundArgumentCount: found?.soundArgumentCount ?? -1
        case .isComplete(let required): isComplete(found, required) ? 1 : 0
        }
    }

    private func isComplete(_ found: LocalizedKey?, _ required: [String]?) -> Bool {
        guard let found, !found.hasGaps else { return false }
        guard let required else { return true }
        return required.allSatisfy { found.replacement(for: $0) == nil }
    }
}
