import Payloads
import SourceTree
import StringTables

/// All that a function may look at besides the value it was given.
public struct LintContext: Sendable {
    public let payload: Payload
    public let settings: Settings
    public let app: AppResources

    /// The app's string tables; nil when the run needed none.
    public var strings: AppStrings? { app.strings }

    public init(payload: Payload, settings: Settings, app: AppResources = AppResources()) {
        self.payload = payload
        self.settings = settings
        self.app = app
    }
}
