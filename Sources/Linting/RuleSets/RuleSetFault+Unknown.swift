import SourceTree
import Spelling

extension RuleSetFault {
    /// A name that is not known, with the one that was probably meant, or else with all that would do.
    static func unknown(_ node: Node, _ what: String, among known: [String]) -> RuleSetFault {
        var message = "Unknown \(what) “\(node.text)”."
        if let nearest = Spelling.nearest(to: node.text, among: known) {
            message += " Did you mean “\(nearest)”?"
        } else if !known.isEmpty, known.count <= 40 {
            message += " Known are: \(known.joined(separator: ", "))."
        }
        return RuleSetFault(message, at: node)
    }
}
