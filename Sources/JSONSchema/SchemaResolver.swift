import SourceTree

/// Finds the documents that a schema refers to. Nothing is ever fetched: what the resolver does not know is a fault.
public struct SchemaResolver: Sendable {
    private let find: @Sendable (_ uri: String) throws -> Tree?

    /// - Parameter find: Gets an absolute URI without a fragment (`file:///schemas/address.yml`) and returns the
    ///   document there, or nil when it knows none. What it throws becomes part of the fault at the reference.
    public init(_ find: @escaping @Sendable (_ uri: String) throws -> Tree?) {
        self.find = find
    }

    /// Knows no document.
    public static let none = SchemaResolver { _ in nil }

    func document(at uri: String) throws -> Tree? {
        try find(uri)
    }
}
