import PropertyLists
import StringTables

/// What one file of a project tells.
enum ProjectClue: Sendable {
    case payload(folder: String)
    case table(StringTable)
    case bundle(String, BundleInformation)
    case entitlements(String, isForPushes: Bool)
    case xcodeProject(XcodeProjectText)
    case nothing
}
