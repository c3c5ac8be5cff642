import Workspace

/// A glob, and a path that it may fit.
enum GlobFuzz: FuzzTarget {
    static let name = "glob"

    static func run(_ input: FuzzInput) {
        let parts = input.parts(2)
        guard let glob = try? Glob(String(decoding: parts[0], as: UTF8.self)) else { return }
        let path = Path(bytes: parts[1])
        _ = glob.matches(path)
        _ = glob.covers(path)
    }
}
