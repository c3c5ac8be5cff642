import SourceTree

/// A key of a string table, compared code unit by code unit as `NSString` does.
public typealias TableKey = ExactText
