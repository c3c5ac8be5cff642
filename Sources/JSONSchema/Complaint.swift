import SourceTree

/// A violation with what is needed to choose among those of several alternatives.
struct Complaint {
    /// What was wanted, in a form that can be put together with that of other alternatives.
    enum Expectation {
        case types(TypeSet)
        case values([Node])
        case properties([String])
    }

    let violation: SchemaViolation
    /// How deep in the instance the place lies.
    let depth: Int
    /// Set where the value as a whole is another one than expected.
    let expectation: Expectation?

    /// Whether the value is of another kind, or another constant, than expected.
    var isMismatch: Bool {
        switch expectation {
        case .types, .values: true
        default: false
        }
    }
}
