import Linting

/// The files of a run, as they were read.
struct LoadedFiles: Sendable {
    /// Those that rules are to judge, in the plan's order.
    var files: [LoadedFile] = []
    /// Those that need no judging any more.
    var right: [RightFile] = []
    /// The paths of both as they are shown, in the plan's order.
    var names: [String] = []
    var troubles: [Trouble] = []

    var payloadCount: Int {
        files.reduce(0) { $0 + $1.payloads.count } + right.reduce(0) { $0 + $1.payloads }
    }

    /// The programs that hold for the files.
    var programs: Set<Int> { Set(files.map(\.target.program)).union(right.map(\.target.program)) }
}
