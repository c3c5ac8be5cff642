import Payloads
import SourceTree
import StringTables

/// All that a function may look at besides the value it was given.
public struct LintContext: Sendable {
    public let payload: Payload
    public let settings: Settings
    /// The app's string tables; nil when the run needed none.
    public let strings: AppStrings?

    public init(payload: Payload, settings: Settings, strings: AppStrings? = nil) {
        self.payload = payload
        self.settings = settings
        self.strings = strings
    }
}
