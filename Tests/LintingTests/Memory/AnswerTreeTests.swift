import SourceTree
import Testing

@testable import Linting

/// What a tree of answers gives is what the function gave for the same answers, and nothing where one was never met.
@Suite struct AnswerTreeTests {
    /// Lines of one shape, each as a watched tree.
    private func withLine(_ json: String, _ body: (TreeView, Tree, ValueWatch) -> Void) {
        var line = json
        line.withUTF8 { bytes in
            let source = Source(name: "a", bytes: Array(bytes))
            _ = JSONLineCheck(bytes) { view in
                let watch = ValueWatch(view)
                body(view, Tree(view, of: source, watch: watch), watch)
                return true
            }
        }
    }

    /// Looks at `b` only when `a` is 1.
    private static func judge(_ root: Node) -> String {
        root["a"]?.integer == 1 ? "1 and \(root["b"]?.text ?? "")" : "other"
    }

    private func learn(_ tree: inout AnswerTree<String>, _ json: String) {
        withLine(json) { view, watched, watch in
            let result = AnswerTreeTests.judge(watched.root)
            _ = tree.learn(result, from: watch.take() ?? [], in: view)
        }
    }

    private func result(_ tree: AnswerTree<String>, _ json: String) -> String? {
        var result: String?
        withLine(json) { view, _, _ in result = tree.result(for: view) }
        return result
    }

    @Test("Only what was asked counts")
    func questions() {
        var tree = AnswerTree<String>()
        #expect(result(tree, #"{"a": 1, "b": "x"}"#) == nil)
        learn(&tree, #"{"a": 1, "b": "x"}"#)
        learn(&tree, #"{"a": 2, "b": "x"}"#)
        #expect(result(tree, #"{"a": 1, "b": "x"}"#) == "1 and x")
        #expect(result(tree, #"{"a": 1, "b": "y"}"#) == nil, "b was asked for, and never was y.")
        #expect(result(tree, #"{"a": 2, "b": "y"}"#) == "other", "b was not asked for.")
        #expect(result(tree, #"{"a": 3, "b": "x"}"#) == nil)
        learn(&tree, #"{"a": 1, "b": "y"}"#)
        #expect(result(tree, #"{"a": 1, "b": "y"}"#) == "1 and y")
        #expect(result(tree, #"{"a": 1, "b": "x"}"#) == "1 and x")
        #expect(tree.size == 3)
        #expect(tree.constant == nil)
    }

    @Test("A function that asks nothing always gives the same")
    func constants() {
        var tree = AnswerTree<String>()
        withLine("[1]") { view, _, _ in _ = tree.learn("fine", from: [], in: view) }
        #expect(tree.constant == "fine")
        #expect(result(tree, "[2]") == "fine")
    }
}
