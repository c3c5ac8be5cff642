/// The rule sets that ship with the tool, embedded in the binary so that one copied file is the whole tool.
public enum BuiltinRuleSets {
    /// Each file in `rules/`, by its name without the ending, with its bytes (YAML in UTF-8).
    public static let files: [(name: String, bytes: [UInt8])] = [
        ("files", PackageResources.files_yml),
        ("apns", PackageResources.apns_yml),
        ("alert", PackageResources.alert_yml),
        ("background", PackageResources.background_yml),
        ("live-activity", PackageResources.live_activity_yml),
        ("other-push-types", PackageResources.other_push_types_yml),
        ("headers", PackageResources.headers_yml),
        ("app", PackageResources.app_yml),
        ("envelopes", PackageResources.envelopes_yml),
        ("localization", PackageResources.localization_yml),
        ("string-tables", PackageResources.string_tables_yml),
    ]
}
