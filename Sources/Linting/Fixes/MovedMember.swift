import SourceTree

/// A member on its way from one object to another, maybe under another name and with another value.
struct MovedMember {
    let member: Member
    /// The object that it stands in.
    let origin: Node
    /// The name that it gets; nil to keep it as it is written.
    let name: String?
    /// The value that it gets, as JSON; nil to keep it as it is written.
    let value: String?
}
