/// One schema's instructions; none for the schema that allows everything.
struct Block: Sendable {
    var start = 0
    var end = 0
}
