import Payloads
import SourceTree

extension LintProgram {
    /// All that is found in a file: what reading it showed, what is wrong with its envelopes, and with its payloads.
    ///
    /// - Parameter payloads: those of the document, with all that is known of their requests.
    public func findings(
        in document: PayloadDocument, payloads: [Payload], app: AppResources, resolver: inout PlaceResolver
    ) -> [Finding] {
        var worker = LintWorker(self)
        return worker.findings(
            in: document, contexts: contexts(for: payloads, app: app), app: app, resolver: &resolver)
    }

    /// What functions may look at for each payload.
    public func contexts(for payloads: [Payload], app: AppResources) -> [LintContext] {
        var known: [ObjectIdentifier: TreePlaceholders] = [:]
        return payloads.map { payload in
            let tree = payload.root.tree
            let placeholders = known[ObjectIdentifier(tree)] ?? TreePlaceholders(tree)
            known[ObjectIdentifier(tree)] = placeholders
            return LintContext(payload: payload, settings: settings, app: app, placeholders: placeholders)
        }
    }

    /// The payloads of a document, with the headers that the settings name.
    public func payloads(of document: PayloadDocument) -> [Payload] {
        document.payloads.map { Payload($0, headers: settings.headers, bundleID: settings.bundleID) }
    }
}
