import Reports

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The process's ways to the outside: its two outputs, and what is known of them.
enum Terminal {
    /// Whether standard output is a terminal.
    static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether nobody reads standard output any more.
    static var isOutputClosed: Bool {
        var request = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        return poll(&request, 1, 0) > 0 && Int32(request.revents) & (POLLERR | POLLHUP) != 0
    }

    /// Whether standard error is a terminal.
    static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// How many columns the terminal at standard output has; 80 where it does not say.
    static var outputWidth: Int {
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        if isKnown { return Int(size.ws_col) }
        return environment("COLUMNS").flatMap { Int($0) } ?? 80
    }

    /// The columns at which lines are wrapped; nil where standard output is no terminal.
    static var wrappingWidth: Int? { isOutputTerminal ? max(40, outputWidth) : nil }

    /// Whether the terminal draws an emoji of several characters as one. Those that say who they are and are known to
    /// do so; the others measure each character by itself, as wcwidth(3) does.
    static var joinsEmoji: Bool {
        if !isOutputTerminal { return true }
        let programs = ["Apple_Terminal", "iTerm.app", "WezTerm", "ghostty", "WarpTerminal"]
        if let program = environment("TERM_PROGRAM"), programs.contains(program) { return true }
        let kinds = ["xterm-kitty", "xterm-ghostty", "foot", "foot-extra", "contour"]
        return environment("TERM").map { kinds.contains($0) } ?? false
    }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// A reader that goes away early, such as `head`, is no reason to complain.
    static func ignoreClosedPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes to standard output.
    ///
    /// - Returns: false when it could not be written for another reason than a closed pipe.
    @discardableResult
    static func print(_ text: String) -> Bool {
        write(text, to: STDOUT_FILENO)
    }

    /// Writes bytes to standard output as they are.
    ///
    /// - Returns: false when they could not be written for another reason than a closed pipe.
    static func print(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { write($0, to: STDOUT_FILENO) }
    }

    /// A line on standard error about what went wrong. Paths and texts in it cannot drive the terminal.
    static func printTrouble(_ line: String) {
        printError(TerminalText.harmless(line) + "\n")
    }

    /// Writes to standard error as it is.
    static func printError(_ text: String) {
        write(text, to: STDERR_FILENO)
    }

    @discardableResult
    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        var text = text
        return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    private static func waitsUntilWritable(_ descriptor: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&request, 1, -1) > 0 || errno == EINTR
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = UnsafeRawBufferPointer(rebasing: rest)
            #if canImport(Darwin)
                let count = Darwin.write(descriptor, piece.baseAddress, piece.count)
            #elseif canImport(Musl)
                let count = Musl.write(descriptor, piece.baseAddress, piece.count)
            #else
                let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
            #endif
            if count < 0 {
                if errno == EINTR { continue }
                // Whoever shares a pipe or terminal with this process may have set it not to wait.
                if errno == EAGAIN || errno == EWOULDBLOCK, waitsUntilWritable(descriptor) { continue }
                return errno == EPIPE
            }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
