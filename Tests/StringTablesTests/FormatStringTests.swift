import Testing

@testable import StringTables
