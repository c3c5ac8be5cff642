import CEnvironment

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs another program, without a shell, and waits for it. Like `SystemCalls`, it keeps C's pointers to itself.
struct ChildProcess {
    struct Result {
        /// What it exited with; 128 and the signal's number where a signal ended it.
        let status: Int32
        let output: [UInt8]
        let error: [UInt8]
    }

    /// The most that a program may print, in bytes.
    static let outputLimit = 1 << 28

    private let words: [String]

    /// - Parameter words: the program, looked up in `PATH`, and its arguments.
    init(_ words: [String]) {
        self.words = words
    }

    /// Runs the program with an empty standard input.
    ///
    /// - Throws: why it could not be started, or what kept its output from being read.
    func run() throws(FileProblem) -> Result {
        let output = try Pipe(for: path)
        let complaints: Pipe
        do {
            complaints = try Pipe(for: path)
        } catch {
            output.close()
            throw error
        }
        let process: pid_t
        do {
            process = try start(output, complaints)
        } catch {
            output.close()
            complaints.close()
            throw error
        }
        closeDescriptor(output.writing)
        closeDescriptor(complaints.writing)
        let texts = ChildProcess.read([output.reading, complaints.reading], limit: ChildProcess.outputLimit)
        closeDescriptor(output.reading)
        closeDescriptor(complaints.reading)
        return Result(status: ChildProcess.wait(for: process), output: texts[0], error: texts[1])
    }

    private var path: Path { Path(words.first ?? "") }

    // MARK: Starting

    private struct Pipe {
        let reading: Int32
        let writing: Int32

        init(for path: Path) throws(FileProblem) {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw FileProblem(SystemCalls.reason(of: errno), at: path) }
            (reading, writing) = (ends[0], ends[1])
            // Else the program would hold its own pipe's reading end, and never see it closed.
            _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
            _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
        }

        func close() {
            closeDescriptor(reading)
            closeDescriptor(writing)
        }
    }

    private func start(_ output: Pipe, _ complaints: Pipe) throws(FileProblem) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { throw FileProblem(.other("out of memory"), at: path) }
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, complaints.writing, STDERR_FILENO)
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        let code = posix_spawnp(&process, words.first ?? "", &actions, nil, &arguments, pushlint_environment())
        guard code == 0 else { throw FileProblem(SystemCalls.reason(of: code), at: path) }
        return process
    }

    // MARK: Waiting

    /// Reads several pipes at once until all are closed, so that none of them fills up and stops the program.
    private static func read(_ descriptors: [Int32], limit: Int) -> [[UInt8]] {
        var texts = [[UInt8]](repeating: [], count: descriptors.count)
        var open = Set(descriptors.indices)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !open.isEmpty {
            let order = open.sorted()
            var polls = order.map { pollfd(fd: descriptors[$0], events: Int16(POLLIN), revents: 0) }
            if poll(&polls, nfds_t(polls.count), -1) < 0 {
                if errno == EINTR { continue }
                break
            }
            for (index, state) in zip(order, polls) where state.revents != 0 {
                let count = readSome(descriptors[index], &buffer)
                if count < 0, errno == EINTR { continue }
                if count <= 0 || texts[index].count > limit {
                    open.remove(index)
                } else {
                    texts[index] += buffer[..<count]
                }
            }
        }
        return texts
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return 127 }
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}

private func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
}

private func readSome(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    read(descriptor, &buffer, buffer.count)
}
