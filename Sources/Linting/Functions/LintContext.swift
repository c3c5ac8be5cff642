import Payloads
import SourceTree
import StringTables

/// All that a function may look at besides the value it was given.
public struct LintContext: Sendable {
    /// The payload that is judged.
    public let payload: Payload
    /// The settings that hold for its file.
    public let settings: Settings
    /// What is known of the app.
    public let app: AppResources

    /// The app's string tables; nil when the run needed none.
    public var strings: AppStrings? { app.strings }

    /// What a function may look at besides its value.
    public init(payload: Payload, settings: Settings, app: AppResources = AppResources()) {
        self.payload = payload
        self.settings = settings
        self.app = app
    }
}
