import Testing

@testable import Workspace

/// A file in blocks of whole lines: nothing lost, nothing twice, and each block knows where it stands.
@Suite struct LineBlocksTests {
    private static func blocks(of bytes: [UInt8]) throws -> [LineBlocks.Block] {
        let folder = try TemporaryFolder()
        var lines = try LineBlocks(of: folder.write("stream", bytes))
        var blocks: [LineBlocks.Block] = []
        while let block = try lines.next() { blocks.append(block) }
        return blocks
    }

    @Test("Many blocks make up the file, and each starts where its number and offset say")
    func wholeLines() throws {
        let text = (0..<40_000).map { String(repeating: "x", count: $0 % 50) + "\n" }.joined() + "without an end"
        let bytes = Array(text.utf8)
        let blocks = try LineBlocksTests.blocks(of: bytes)
        #expect(blocks.count > 2, "The file is larger than one reading.")
        #expect(blocks.flatMap(\.bytes) == bytes)
        var line = 1
        var offset = 0
        for block in blocks {
            #expect(block.firstLine == line)
            #expect(block.offset == offset)
            line += block.bytes.count { $0 == UInt8(ascii: "\n") }
            offset += block.bytes.count
        }
        #expect(blocks.dropLast().allSatisfy { $0.bytes.last == UInt8(ascii: "\n") }, "No line is cut in two.")
    }

    @Test("A line longer than one reading stays whole")
    func longLine() throws {
        let long = [UInt8](repeating: UInt8(ascii: "y"), count: 1_000_000)
        let blocks = try LineBlocksTests.blocks(of: Array("a\n".utf8) + long + Array("\nb\n".utf8))
        #expect(blocks.map(\.firstLine).first == 1)
        #expect(blocks.contains { $0.bytes.count >= 1_000_000 })
        #expect(blocks.reduce(0) { $0 + $1.bytes.count } == 1_000_005)
    }

    @Test("A line longer than is read ends the reading, behind the lines before it")
    func tooLongLine() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("stream", Array("a\nb\n".utf8) + [UInt8](repeating: 0, count: 2_000_000))
        var lines = try LineBlocks(of: path, longestLine: 1_000_000)
        #expect(try lines.next()?.bytes == Array("a\nb\n".utf8))
        let problem = FileProblem(.longLine(number: 3, limit: 1_000_000), at: path)
        #expect(throws: problem) { _ = try lines.next() }
        #expect(problem.message.hasPrefix("Line 3 is longer than the 1000000 bytes"))
    }

    @Test("An empty file has no block")
    func empty() throws {
        #expect(try LineBlocksTests.blocks(of: []).isEmpty)
    }

    @Test("A folder is no stream")
    func folder() throws {
        let folder = try TemporaryFolder()
        #expect(throws: FileProblem(.isFolder, at: folder.path)) { _ = try LineBlocks(of: folder.path) }
    }
}
