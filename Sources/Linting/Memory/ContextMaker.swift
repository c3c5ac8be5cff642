import Payloads

/// Makes the contexts of the payloads of texts that are judged. It is no value, so that handing it on copies nothing.
final class ContextMaker: Sendable {
    private let settings: Settings
    private let app: AppResources

    init(settings: Settings, app: AppResources) {
        self.settings = settings
        self.app = app
    }

    /// What was asked of the text before is not asked again: all that is known of texts like it rests on that.
    func context(_ payload: Payload, _ text: WatchedText) -> LintContext {
        let tree = payload.root.tree
        let placeholders =
            tree === text.tree
            ? TreePlaceholders(tree, areThere: text.holdsPlaceholders) : TreePlaceholders(tree)
        return LintContext(payload: payload, settings: settings, app: app, placeholders: placeholders)
    }
}
