/// One name in a folder.
struct FolderEntry: Sendable, Hashable {
    let name: [UInt8]
    /// Nil where the file system does not tell with the name.
    let kind: FileStatus.Kind?
}
