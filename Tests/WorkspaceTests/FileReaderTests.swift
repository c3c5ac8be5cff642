import Testing

@testable import Workspace

@Suite struct FileReaderTests {
    /// Bytes come as they are, NUL and broken UTF-8 included; a link stands for its file.
    @Test func readsBytes() throws {
        let folder = try TemporaryFolder()
        let bytes: [UInt8] = [0, 0xFF, 0x0D, 0x0A, 0x61]
        try folder.write("x", bytes)
        try folder.makeLink("link", to: "x")
        #expect(try FileReader.read(folder["x"]) == bytes)
        #expect(try FileReader.read(folder["link"]) == bytes)
        #expect(try FileReader.read(folder.write("empty")) == [])
    }

    /// Whatever is no regular file is told by its kind, and a pipe nobody writes to does not make us wait.
    @Test func refusesWhatIsNoFile() throws {
        let folder = try TemporaryFolder()
        try folder.makePipe("pipe")
        try folder.makeLink("broken", to: "nowhere")
        try folder.makeLink("circle", to: "circle")
        try folder.write("file")
        let expected: [(Path, FileProblem.Reason)] = [
            (folder.path, .isFolder), (folder["pipe"], .isNamedPipe), (folder["broken"], .brokenLink),
            (folder["circle"], .linksInACircle), (folder["missing"], .missing), (folder["file/x"], .notAFolder),
            ("/dev/null", .isDevice), ("", .noPath), (Path(bytes: [0x61, 0, 0x62]), .noPath),
            (folder[String(repeating: "x", count: 300)], .nameTooLong),
        ]
        for (path, reason) in expected {
            #expect(throws: FileProblem(reason, at: path)) { try FileReader.read(path) }
        }
    }

    /// What has taken the place of a file that was found is told by its kind, and nobody waits for it.
    @Test func refusesWhatTookAFilesPlace() throws {
        let folder = try TemporaryFolder()
        try folder.makePipe("pipe")
        try folder.makeLink("broken", to: "nowhere")
        let expected: [(Path, FileProblem.Reason)] = [
            (folder.path, .isFolder), (folder["pipe"], .isNamedPipe), ("/dev/null", .isDevice),
            (folder["broken"], .missing), (folder["missing"], .missing),
        ]
        for (path, reason) in expected {
            #expect(throws: FileProblem(reason, at: path)) { try FileReader.read(path, wasFound: true) }
        }
    }

    /// A file that has shrunk since its size was told gives what is left, and one that has grown what it was.
    @Test func readsWhatIsLeft() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("x", "12345")
        #expect(try OpenFile.reading(path).contents(size: 9) == Array("12345".utf8))
        #expect(try OpenFile.reading(path).contents(size: 3) == Array("123".utf8))
    }

    /// The limit counts bytes; as many as the limit are read.
    @Test func keepsTheLimit() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("x", "12345")
        #expect(try FileReader.read(path, limit: 5).count == 5)
        #expect(throws: FileProblem(.tooLarge(size: 5, limit: 4), at: path)) { try FileReader.read(path, limit: 4) }
    }

    /// A size told too small or too large, as for a file that changes meanwhile, changes nothing in what is read.
    @Test(arguments: [0, 1, 99_999, 100_000, 100_001, 500_000])
    func readsUpToTheEnd(_ expectedSize: Int) throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
        let path = try folder.write("x", bytes)
        #expect(try OpenFile.reading(path).contents(expectedSize: expectedSize, limit: 1_000_000) == bytes)
        #expect(throws: FileProblem(.tooLarge(size: 100_000, limit: 99_999), at: path)) {
            try OpenFile.reading(path).contents(expectedSize: 99_999, limit: 99_999)
        }
    }

    /// Linux's own files say that they have no bytes, and have some all the same.
    @Test(.enabled(if: TemporaryFolder.isThere("/proc/self/status"), "This system has no files without a size."))
    func readsFilesWithoutASize() throws {
        #expect(try FileReader.read("/proc/self/status").starts(with: "Name:".utf8))
    }

    @Test func tellsThatReadingIsForbidden() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("x", "1")
        try OpenFile.writing(path).adopt(FileStatus(kind: .file, size: 0, mode: 0, user: 0, group: 0))
        #expect(throws: FileProblem(.notPermitted, at: path)) {
            try Powerless.run { try FileReader.read(path) }
        }
    }

    /// Many threads may read at once, each its own file.
    @Test func readsFromManyThreads() async throws {
        let folder = try TemporaryFolder()
        for number in 0..<64 { try folder.write("\(number)", String(repeating: "\(number) ", count: 2000)) }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<64 {
                group.addTask {
                    let expected = String(repeating: "\(number) ", count: 2000)
                    return try FileReader.read(folder["\(number)"]) == Array(expected.utf8)
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }
}
