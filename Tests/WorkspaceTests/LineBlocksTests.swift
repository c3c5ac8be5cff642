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

    /// The lines before and behind it are whole, with their numbers and offsets, and nothing of it is kept.
    @Test(
        "A line over the limit is passed over, wherever its end lies",
        arguments: [0, 1, 100_000, LineBlocks.pieceSize - 1, LineBlocks.pieceSize, 3 * LineBlocks.pieceSize])
    func lineOverTheLimit(excess: Int) throws {
        let limit = LineBlocks.pieceSize
        let long = [UInt8](repeating: UInt8(ascii: "y"), count: limit + 1 + excess)
        let folder = try TemporaryFolder()
        let path = try folder.write("stream", Array("a\n".utf8) + long + Array("\nb\n".utf8) + long)
        var lines = try LineBlocks(of: path, limit: limit)
        var blocks: [LineBlocks.Block] = []
        while let block = try lines.next() { blocks.append(block) }
        #expect(blocks.map(\.isTooLong) == [false, true, false, true])
        #expect(blocks.map(\.firstLine) == [1, 2, 3, 4])
        #expect(blocks.map(\.offset) == [0, 2, 2 + long.count + 1, 2 + long.count + 3])
        #expect(blocks.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a\n", "", "b\n", ""])
    }

    @Test("A line that is as long as the limit is read")
    func lineAtTheLimit() throws {
        let limit = LineBlocks.pieceSize
        let folder = try TemporaryFolder()
        let line = [UInt8](repeating: UInt8(ascii: "y"), count: limit)
        var lines = try LineBlocks(of: folder.write("stream", line + Array("\n".utf8) + line), limit: limit)
        var bytes: [UInt8] = []
        while let block = try lines.next() {
            #expect(!block.isTooLong)
            bytes += block.bytes
        }
        #expect(bytes == line + Array("\n".utf8) + line)
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
