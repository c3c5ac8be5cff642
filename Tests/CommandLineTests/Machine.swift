import Foundation

/// Programs that some tests need and that a machine may lack.
enum Machine {
    static let bash = first(["/bin/bash", "/usr/bin/bash"])
    static let git = first(["/usr/bin/git", "/bin/git", "/usr/local/bin/git"])

    private static func first(_ paths: [String]) -> String? {
        paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
