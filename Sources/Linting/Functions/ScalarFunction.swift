import SourceTree

/// A function that can tell of a scalar by itself that it is right. Only for speed: most values are, and this makes no
/// nodes and no texts.
public protocol ScalarFunction: RuleFunction {
    /// Whether a scalar is certainly without a problem, whatever stands around it and whatever else is known; where not,
    /// `check` has the word.
    ///
    /// - Parameter index: that of a null, boolean, number or string in the view.
    func accepts(_ index: Int, in view: TreeView) -> Bool

    /// Whether what `accepts` says is the same for all scalars of this kind.
    func isSettled(by kind: NodeKind) -> Bool
}

extension ScalarFunction {
    public var asScalarFunction: (any ScalarFunction)? { self }

    public func isSettled(by kind: NodeKind) -> Bool { false }
}
