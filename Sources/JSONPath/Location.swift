import SourceTree

/// A value met on the way through a document, with how it was reached.
struct Location {
    enum Place {
        /// Reached from above, but how was not noted.
        case unknown
        case member(key: Node)
        case element(Int)
    }

    let node: Node
    private let place: Place

    init(_ node: Node, _ place: Place = .unknown) {
        self.node = node
        self.place = place
    }

    init(_ member: Member) {
        self.init(member.value, .member(key: member.key))
    }

    /// The last step from the document's root to the value; nil for the root itself.
    var step: NodeStep? {
        switch place {
        case .member(let key): .member(key: key)
        case .element(let index): .element(index)
        case .unknown: node.stepsFromRoot.last
        }
    }
}
