#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file, closed when it goes out of use.
struct OpenFile: ~Copyable {
    private let descriptor: Int32
    private let path: Path
    private let closesAtEnd: Bool

    private init(_ descriptor: Int32, _ path: Path, closesAtEnd: Bool = true) {
        self.descriptor = descriptor
        self.path = path
        self.closesAtEnd = closesAtEnd
    }

    deinit {
        if closesAtEnd { close(descriptor) }
    }

    /// Standard input, which stays open.
    static func standardInput() -> OpenFile {
        OpenFile(STDIN_FILENO, "-", closesAtEnd: false)
    }

    /// Opens for reading. A pipe that takes a file's place meanwhile cannot make this wait, thanks to `O_NONBLOCK`.
    static func reading(_ path: Path) throws(FileProblem) -> OpenFile {
        try opening(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    }

    /// Opens what is already there for writing.
    static func writing(_ path: Path) throws(FileProblem) -> OpenFile {
        try opening(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    }

    /// Makes a file that must not exist yet.
    static func creating(_ path: Path) throws(FileProblem) -> OpenFile {
        try opening(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
    }

    private static func opening(_ path: Path, _ flags: Int32) throws(FileProblem) -> OpenFile {
        var descriptor: Int32 = -1
        let code = try SystemCalls.withName(of: path) { name in
            SystemCalls.result {
                descriptor = open(name, flags, 0o666)
                return descriptor < 0 ? -1 : 0
            }
        }
        guard code == 0 else { throw FileProblem(SystemCalls.reason(of: code), at: path) }
        return OpenFile(descriptor, path)
    }

    func status() throws(FileProblem) -> FileStatus {
        var buffer = stat()
        guard fstat(descriptor, &buffer) == 0 else { throw FileProblem(SystemCalls.reason(of: errno), at: path) }
        return FileStatus(buffer)
    }

    /// The bytes of a file of this size, or fewer where it has shrunk.
    func contents(size: Int) throws(FileProblem) -> [UInt8] {
        var code: Int32 = 0
        // Filled by the system without being zeroed first.
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in (count, code) = fill(buffer, size) }
        guard code == 0 else { throw FileProblem(SystemCalls.reason(of: code), at: path) }
        return bytes
    }

    /// All bytes up to the end, whenever that comes.
    ///
    /// - Parameters:
    ///   - expectedSize: in bytes; when it is right, one call reads everything, and one more sees the end.
    ///   - limit: in bytes; more is a problem.
    func contents(expectedSize: Int, limit: Int) throws(FileProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        var room = expectedSize + 1
        while true {
            var code: Int32 = 0
            let wanted = room
            let piece = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
                (count, code) = fill(buffer, wanted)
            }
            guard code == 0 else { throw FileProblem(SystemCalls.reason(of: code), at: path) }
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
            if bytes.count > limit { throw FileProblem(.tooLarge(size: bytes.count, limit: limit), at: path) }
            if piece.count < wanted { return bytes }
            room = min(max(bytes.count, 1 << 16), limit - bytes.count + 1)
        }
    }

    /// What can be had with one reading: at least one byte, unless the file has ended.
    ///
    /// - Parameter room: how many bytes at most.
    func piece(room: Int) throws(FileProblem) -> [UInt8] {
        var code: Int32 = 0
        let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            var result = read(descriptor, buffer.baseAddress, room)
            while result < 0, mayTryAgain(waitingFor: POLLIN) { result = read(descriptor, buffer.baseAddress, room) }
            (count, code) = result < 0 ? (0, errno) : (result, 0)
        }
        guard code == 0 else { throw FileProblem(SystemCalls.reason(of: code), at: path) }
        return piece
    }

    /// Whether a call that failed shall be made again: it was interrupted, or would have had to wait, which then has been
    /// done. Whoever shares a pipe or terminal with this process may have set it not to wait.
    private func mayTryAgain(waitingFor event: Int32) -> Bool {
        if errno == EINTR { return true }
        guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        let ready = poll(&request, 1, -1)
        return ready > 0 || errno == EINTR
    }

    /// Whether a reading would not have to wait.
    var isReady: Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) != 0
    }

    /// Reads until the room is full or the file ends: how many bytes, and errno where it failed.
    private func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ wanted: Int) -> (Int, Int32) {
        var filled = 0
        while filled < wanted {
            let count = read(descriptor, buffer.baseAddress?.advanced(by: filled), wanted - filled)
            if count == 0 { break }
            if count < 0 {
                if mayTryAgain(waitingFor: POLLIN) { continue }
                return (filled, errno)
            }
            filled += count
        }
        return (filled, 0)
    }

    func write(_ bytes: [UInt8]) throws(FileProblem) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                #if canImport(Darwin)
                    Darwin.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
                #elseif canImport(Musl)
                    Musl.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
                #else
                    Glibc.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
                #endif
            }
            if count < 0 {
                if mayTryAgain(waitingFor: POLLOUT) { continue }
                throw FileProblem(SystemCalls.reason(of: errno), at: path)
            }
            written += count
        }
    }

    /// Gives the file the rights and, where the system lets us, the owner of another. A user may not give files away,
    /// so a refused owner is no fault.
    func adopt(_ status: FileStatus) throws(FileProblem) {
        _ = fchown(descriptor, status.user, status.group)
        guard fchmod(descriptor, mode_t(status.mode)) == 0 else {
            throw FileProblem(SystemCalls.reason(of: errno), at: path)
        }
    }

    /// Waits until the bytes are on the disk: only then may the file take another's place.
    func synchronise() throws(FileProblem) {
        guard SystemCalls.result(of: { fsync(descriptor) }) == 0 else {
            throw FileProblem(SystemCalls.reason(of: errno), at: path)
        }
    }
}
