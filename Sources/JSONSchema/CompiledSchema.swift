/// A program in one place in memory, so that handing it on copies nothing.
final class CompiledSchema: Sendable {
    let program: SchemaProgram

    init(_ program: SchemaProgram) {
        self.program = program
    }
}
