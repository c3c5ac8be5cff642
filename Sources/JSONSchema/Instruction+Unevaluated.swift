extension Instruction {
    /// Whether the instruction depends on what all the others of its block have evaluated.
    var isUnevaluated: Bool {
        switch self {
        case .unevaluatedProperties, .unevaluatedItems: true
        default: false
        }
    }
}
