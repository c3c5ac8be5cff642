import Payloads
import StringTables

/// A file that was linted, with what belongs to it.
public struct CheckedFile: Sendable {
    /// The path as it is shown.
    public let name: String
    /// In the order in which they stand in the file.
    public let payloads: [Payload]
    /// The names of the envelopes that were recognised.
    public let envelopes: [String]
    /// Whether the text could be read at all.
    public let isReadable: Bool
    /// The settings that hold for it.
    public let settings: Settings
    /// The app's string tables; nil when the run needed none.
    public let strings: AppStrings?
    /// Which of the run's apps it belongs to: files of the same number have the same string tables.
    public let app: Int

    /// A file with its payloads.
    public init(
        name: String, payloads: [Payload], envelopes: [String], isReadable: Bool, settings: Settings,
        strings: AppStrings?, app: Int = 0
    ) {
        self.name = name
        self.payloads = payloads
        self.envelopes = envelopes
        self.isReadable = isReadable
        self.settings = settings
        self.strings = strings
        self.app = app
    }
}
