/// Something that reads what people hand it, as the fuzzer calls it. One file each; `FuzzTargets.all` lists them.
protocol FuzzTarget: Sendable {
    /// The name that `Tests/Fuzz/run` takes.
    static var name: String { get }

    /// Reads an input and checks what must hold whatever it is, with `precondition`.
    static func run(_ input: FuzzInput)
}
