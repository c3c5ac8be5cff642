import SourceTree

/// A test in a place of its own, so that it can be asked without being copied.
final class KeptTest: Sendable {
    let test: any ValueTest

    init(_ test: any ValueTest) { self.test = test }
}
