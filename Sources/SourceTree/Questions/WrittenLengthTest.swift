/// Whether a value takes more than so many bytes as it is written.
struct WrittenLengthTest: ValueTest {
    let limit: Int

    func answer(for index: Int, in view: TreeView) -> Int { view.writtenRange(index).count > limit ? 1 : 0 }
}
