/// The page's one style sheet and one script, and what allows them to run.
enum PageSources {
    static let style = String(decoding: PackageResources.page_css, as: UTF8.self)
    static let script = String(decoding: PackageResources.page_js, as: UTF8.self)

    /// The SHA-256 of each in Base64, as a Content Security Policy names them (W3C, CSP Level 3). They are written down
    /// here, since the tool has no use for SHA-256 otherwise; a test compares them with what the system's own tool says.
    static let styleHash = "zPHPX+won1OaB9LG5ybpWKRcwevfTz5BpMhe2czJXok="
    static let scriptHash = "sqHfjQxHXi47npyK+zNK2XSMYdKCpLlkr96ltlQO6js="

    /// Nothing but these two may run, and nothing is loaded from anywhere.
    static let policy =
        "default-src 'none'; style-src 'sha256-\(styleHash)'; script-src 'sha256-\(scriptHash)'; base-uri 'none'; "
        + "form-action 'none'"
}
