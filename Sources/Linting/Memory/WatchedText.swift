import Payloads
import SourceTree

/// A text that is judged while it is written down what is asked about its values. It is no value, since each rule is handed
/// it.
final class WatchedText {
    let tree: Tree
    let document: PayloadDocument
    let payloads: [Payload]
    /// Whether a template's placeholder stands anywhere.
    let holdsPlaceholders: Bool
    /// What was asked to find the payloads; nil when that depends on more than values.
    let entries: [ValueWatch.Entry]?
    private let watch: ValueWatch

    init(_ view: TreeView, of source: Source, _ program: LintProgram, mustHold: Bool) {
        watch = ValueWatch(view)
        tree = Tree(view, of: source, watch: watch)
        holdsPlaceholders = TemplatePlaceholder.stands(anywhereIn: tree)
        document = PayloadDocument(tree, mustHold: mustHold, pushType: program.settings.headers.pushType)
        payloads = program.payloads(of: document)
        entries = watch.take()
    }

    /// What a function gives, and what it asked; nil when its result depends on more than values.
    func watching<Result>(_ function: () -> Result) -> (result: Result, entries: [ValueWatch.Entry]?) {
        _ = watch.take()
        let result = function()
        return (result, watch.take())
    }
}
