#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system's calls on paths. This file, `OpenFile` and `ChildProcess` hold all unsafe code of the module: C wants
/// pointers, and none of them leaves its function.
enum SystemCalls {
    /// What stands at a path; of a link, what it leads to, unless the link itself is asked for.
    static func status(of path: Path, followingLinks: Bool = true) throws(FileProblem) -> FileStatus {
        var buffer = stat()
        let code = try withName(of: path) { name in
            result { followingLinks ? stat(name, &buffer) : lstat(name, &buffer) }
        }
        guard code == 0 else {
            if followingLinks, code == ENOENT, (try? status(of: path, followingLinks: false))?.kind == .link {
                throw FileProblem(.brokenLink, at: path)
            }
            throw FileProblem(reason(of: code), at: path)
        }
        return FileStatus(buffer)
    }

    /// The names in a folder, without `.` and `..`, in the system's order.
    static func entries(of folder: Path) throws(FileProblem) -> [FolderEntry] {
        var entries: [FolderEntry] = []
        let code: Int32 = try withName(of: folder) { name in
            guard let stream = opendir(name) else { return errno }
            defer { closedir(stream) }
            while true {
                // Only errno tells a fault from the end.
                errno = 0
                guard let record = readdir(stream) else { return errno }
                let entry = FolderEntry(record)
                if entry.name != [46], entry.name != [46, 46] { entries.append(entry) }
            }
        }
        guard code == 0 else { throw FileProblem(reason(of: code), at: folder) }
        return entries
    }

    static func currentFolder() throws(FileProblem) -> Path {
        guard let buffer = getcwd(nil, 0) else { throw FileProblem(reason(of: errno), at: ".") }
        defer { free(buffer) }
        return Path(String(cString: buffer))
    }

    /// The path with every link resolved.
    static func realPath(of path: Path) throws(FileProblem) -> Path {
        var resolved: [UInt8] = []
        let code: Int32 = try withName(of: path) { name in
            guard let buffer = realpath(name, nil) else { return errno }
            defer { free(buffer) }
            resolved = Array(UnsafeRawBufferPointer(start: buffer, count: strlen(buffer)))
            return 0
        }
        guard code == 0 else { throw FileProblem(reason(of: code), at: path) }
        return Path(bytes: resolved)
    }

    static func isWritable(_ path: Path) throws(FileProblem) -> Bool {
        try withName(of: path) { name in access(name, W_OK) == 0 }
    }

    static func rename(_ old: Path, to new: Path) throws(FileProblem) {
        let code = try withName(of: old) { (oldName) throws(FileProblem) in
            try withName(of: new) { newName in
                #if canImport(Darwin)
                    result { Darwin.rename(oldName, newName) }
                #elseif canImport(Musl)
                    result { Musl.rename(oldName, newName) }
                #else
                    result { Glibc.rename(oldName, newName) }
                #endif
            }
        }
        guard code == 0 else { throw FileProblem(reason(of: code), at: new) }
    }

    /// Makes a folder with the rights that the process gives to new ones; one that is there already is no fault.
    static func makeFolder(_ path: Path) throws(FileProblem) {
        let code = try withName(of: path) { name in result { mkdir(name, 0o777) } }
        guard code == 0 || code == EEXIST else { throw FileProblem(reason(of: code), at: path) }
    }

    static func remove(_ path: Path) throws(FileProblem) {
        let code = try withName(of: path) { name in result { unlink(name) } }
        guard code == 0 else { throw FileProblem(reason(of: code), at: path) }
    }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Runs a call with the path as C wants it: closed by a NUL, and thus without one inside.
    static func withName<Value>(
        of path: Path, _ body: (UnsafePointer<CChar>) throws(FileProblem) -> Value
    ) throws(FileProblem) -> Value {
        guard !path.bytes.isEmpty, !path.bytes.contains(0) else { throw FileProblem(.noPath, at: path) }
        let name = path.bytes.map { CChar(bitPattern: $0) } + [0]
        return try name.withUnsafeBufferPointer { (buffer) throws(FileProblem) in
            guard let start = buffer.baseAddress else { throw FileProblem(.noPath, at: path) }
            return try body(start)
        }
    }

    /// Zero, or what errno says after the call.
    static func result(of call: () -> Int32) -> Int32 {
        while true {
            if call() == 0 { return 0 }
            if errno != EINTR { return errno }
        }
    }

    static func reason(of code: Int32) -> FileProblem.Reason {
        switch code {
        case ENOENT: .missing
        case EACCES, EPERM: .notPermitted
        case EISDIR: .isFolder
        case ENOTDIR: .notAFolder
        case ELOOP: .linksInACircle
        case ENAMETOOLONG: .nameTooLong
        case EMFILE, ENFILE: .tooManyOpenFiles
        case ENOSPC, EDQUOT: .diskFull
        case EROFS: .readOnlyDisk
        default: .other(String(cString: strerror(code)))
        }
    }
}

extension FileStatus {
    init(_ buffer: stat) {
        let format = buffer.st_mode & S_IFMT
        self.init(
            kind: Kind(format: format), size: Int(buffer.st_size), mode: UInt32(buffer.st_mode & 0o7777),
            user: UInt32(buffer.st_uid), group: UInt32(buffer.st_gid))
    }
}

extension FileStatus.Kind {
    fileprivate init(format: mode_t) {
        switch format {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        case S_IFIFO: self = .namedPipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }

    fileprivate init?(type: UInt8) {
        switch type {
        case UInt8(DT_REG): self = .file
        case UInt8(DT_DIR): self = .folder
        case UInt8(DT_LNK): self = .link
        case UInt8(DT_FIFO): self = .namedPipe
        case UInt8(DT_SOCK): self = .socket
        case UInt8(DT_BLK), UInt8(DT_CHR): self = .device
        default: return nil
        }
    }
}

extension FolderEntry {
    /// The name is read through the pointer: the record is only as long as its name, and copying the whole structure
    /// would read beyond the system's buffer.
    fileprivate init(_ record: UnsafeMutablePointer<dirent>) {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let start = UnsafeRawPointer(record).advanced(by: offset)
        let length = strlen(start.assumingMemoryBound(to: CChar.self))
        let typeOffset = MemoryLayout<dirent>.offset(of: \.d_type) ?? 0
        let type = UnsafeRawPointer(record).load(fromByteOffset: typeOffset, as: UInt8.self)
        self.init(
            name: Array(UnsafeRawBufferPointer(start: start, count: length)), kind: FileStatus.Kind(type: type))
    }
}
