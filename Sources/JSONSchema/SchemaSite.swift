import SourceTree

/// One schema on its way into the program.
struct SchemaSite {
    let node: Node
    /// The resource to which it belongs.
    let owner: Int
    /// The dynamic scope in which it is compiled.
    let scope: Int
    /// Its keywords that have an effect in its resource.
    let values: [Keyword: Node]
}
