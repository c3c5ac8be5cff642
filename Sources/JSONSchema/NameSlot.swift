/// One name of a name table.
struct NameSlot: Sendable {
    var hash: UInt32 = 0
    /// Into the program's name bytes.
    var start: UInt32 = 0
    /// In bytes; negative for a free slot.
    var length: Int32 = -1
    /// The block of a property of this name; negative when the name is only required, or one of an enumeration.
    var block: Int32 = -1
    /// The number of the name among the required ones; negative when it is not required.
    var required: Int32 = -1
}
