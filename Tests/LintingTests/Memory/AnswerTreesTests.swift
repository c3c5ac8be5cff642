import SourceTree
import Testing

@testable import Linting

/// What trees of answers give is what the functions gave for the same answers, and nothing where one was never met.
@Suite struct AnswerTreesTests {
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

    /// What is known of one function, and its tree.
    private struct Known {
        var trees = AnswerTrees<String>()
        let tree: AnswerTrees<String>.Tree

        init() { tree = trees.add() }
    }

    private func learn(_ known: inout Known, _ json: String) {
        withLine(json) { view, watched, watch in
            let result = AnswerTreesTests.judge(watched.root)
            _ = known.trees.learn(result, for: known.tree, from: watch.take() ?? [], in: view)
        }
    }

    private func result(_ known: Known, _ json: String) -> String? {
        var result: String?
        withLine(json) { view, _, _ in result = known.trees.result(of: known.tree, for: view) }
        return result
    }

    @Test("Only what was asked counts")
    func questions() {
        var known = Known()
        #expect(result(known, #"{"a": 1, "b": "x"}"#) == nil)
        learn(&known, #"{"a": 1, "b": "x"}"#)
        learn(&known, #"{"a": 2, "b": "x"}"#)
        #expect(result(known, #"{"a": 1, "b": "x"}"#) == "1 and x")
        #expect(result(known, #"{"a": 1, "b": "y"}"#) == nil, "b was asked for, and never was y.")
        #expect(result(known, #"{"a": 2, "b": "y"}"#) == "other", "b was not asked for.")
        #expect(result(known, #"{"a": 3, "b": "x"}"#) == nil)
        learn(&known, #"{"a": 1, "b": "y"}"#)
        #expect(result(known, #"{"a": 1, "b": "y"}"#) == "1 and y")
        #expect(result(known, #"{"a": 1, "b": "x"}"#) == "1 and x")
        #expect(known.trees.size(of: known.tree) == 3)
        #expect(known.trees.constant(of: known.tree) == nil)
    }

    @Test("A function that asks nothing always gives the same")
    func constants() {
        var known = Known()
        withLine("[1]") { view, _, _ in
            _ = known.trees.learn("fine", for: known.tree, from: [], in: view)
        }
        #expect(known.trees.constant(of: known.tree) == "fine")
        #expect(result(known, "[2]") == "fine")
    }

    @Test("What is learned of one function says nothing of another")
    func functions() {
        var known = Known()
        let other = known.trees.add()
        learn(&known, #"{"a": 1, "b": "x"}"#)
        withLine(#"{"a": 1, "b": "x"}"#) { view, _, _ in
            #expect(known.trees.result(of: other, for: view) == nil)
            _ = known.trees.learn("fine", for: other, from: [], in: view)
            #expect(known.trees.result(of: other, for: view) == "fine")
        }
        #expect(result(known, #"{"a": 1, "b": "x"}"#) == "1 and x")
        #expect(result(known, #"{"a": 3, "b": "x"}"#) == nil)
        #expect(known.trees.size(of: other) == 1)
    }
}
