/// Why a file or folder could not be used.
public struct FileProblem: Error, Sendable, Hashable {
    /// Why a file could not be read or written.
    public enum Reason: Sendable, Hashable {
        case missing
        case brokenLink
        /// A link where only a file of its own is written.
        case isLink
        case isFolder
        case isNamedPipe
        case isSocket
        case isDevice
        case notPermitted
        case notAFolder
        case linksInACircle
        case nameTooLong
        case tooManyOpenFiles
        case diskFull
        case readOnlyDisk
        /// The path is empty or holds a NUL byte.
        case noPath
        /// Sizes in bytes.
        case tooLarge(size: Int, limit: Int)
        /// The number of folders inside one another.
        case tooDeep(limit: Int)
        /// A pattern of the command line that nothing fits.
        case nothingMatches
        case malformedPattern(GlobFault)
        /// Two configurations in one folder; the name of the one that is left out.
        case secondConfiguration(name: String)
        /// Anything else, in the system's words.
        case other(String)
    }

    /// The file or folder, as it was asked for.
    public let path: Path
    /// What went wrong.
    public let reason: Reason

    /// A problem with the file or folder at a path.
    public init(_ reason: Reason, at path: Path) {
        self.path = path
        self.reason = reason
    }

    /// A sentence or two for a person, without the path.
    public var message: String {
        switch reason {
        case .missing: "There is no file or folder of this name. Check the spelling and the current folder."
        case .brokenLink: "This is a broken link: what it points to does not exist. Mend or remove the link."
        case .isLink:
            "This is a link, and was left alone: it may lead to a file that nobody means. Remove the link first."
        case .isFolder: "This is a folder; a file was expected. Name a file in it."
        case .isNamedPipe:
            "This is a pipe, which is not opened, since reading might never end. Use - to read from standard input."
        case .isSocket: "This is a socket, not a file. Name a file."
        case .isDevice:
            "This is a device, not a file, and is not opened. Use - to read from standard input, or name a file."
        case .notPermitted: "Permission denied. Check the rights of the file and of the folders above it."
        case .notAFolder: "A part of this path that should be a folder is a file. Check the path."
        case .linksInACircle: "The links on this path lead in a circle. Mend or remove one of them."
        case .nameTooLong: "The path is longer than the system allows. Use shorter names or fewer folders."
        case .tooManyOpenFiles: "Too many files are open. Raise the limit (ulimit -n) or name fewer files."
        case .diskFull: "The disk is full; the file is as it was. Make room and try again."
        case .readOnlyDisk: "The disk is mounted read-only; the file is as it was."
        case .noPath: "This is no path: it is empty or holds a NUL byte. Name a file or a folder."
        case .tooLarge(let size, let limit):
            "The file has \(size) bytes, more than the \(limit) that are read. Split it."
        case .tooDeep(let limit):
            "Folders are nested more than \(limit) deep here; what lies below is not searched. Name it directly."
        case .nothingMatches: "No file matches this pattern. Check it, and whether git ignores the files."
        case .malformedPattern(let fault): fault.message
        case .secondConfiguration(let name):
            "This file is used, and \(name) beside it is not; one folder has one configuration. Remove one of them."
        case .other(let words): "The system says: \(words)."
        }
    }
}
