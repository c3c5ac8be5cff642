/// What stands at a path.
struct FileStatus: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case file
        case folder
        case link
        case namedPipe
        case socket
        case device
    }

    let kind: Kind
    /// In bytes.
    let size: Int
    /// The rights, as in chmod.
    let mode: UInt32
    let user: UInt32
    let group: UInt32

    /// Why it cannot be read or written as a file; nil when it can.
    var objection: FileProblem.Reason? {
        switch kind {
        case .file: nil
        case .folder: .isFolder
        case .link: .brokenLink
        case .namedPipe: .isNamedPipe
        case .socket: .isSocket
        case .device: .isDevice
        }
    }
}
