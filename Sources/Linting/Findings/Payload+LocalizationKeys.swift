import Payloads
import SourceTree
import StringTables

extension Payload {
    /// The keys of string tables that the payload's alert names, also in the title and body of a Live Activity's alert.
    public var localizationKeys: Set<TableKey> {
        Set(AlertContent(self).localizationKeys.map { TableKey($0.text) })
    }
}
