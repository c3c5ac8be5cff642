import SourceTree

/// Why a reference leads nowhere.
struct ReferenceRefusal: Error {
    let message: String
    /// Where the document to which it leads is broken; nil where the reference itself is at fault.
    var place: Node?
}
