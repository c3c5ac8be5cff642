import Payloads

extension LintProgram {
    /// All that is found in a file: what reading it showed, what is wrong with its envelopes, and with its payloads.
    ///
    /// - Parameter payloads: those of the document, with all that is known of their requests.
    public func findings(
        in document: PayloadDocument, payloads: [Payload], app: AppResources, resolver: inout PlaceResolver
    ) -> [Finding] {
        document.problems.compactMap { finding($0.problem, rule: $0.rule, resolver: &resolver) }
            + findings(in: payloads, document.documents, app: app, &resolver)
    }

    /// The payloads of a document, with the headers that the settings name.
    public func payloads(of document: PayloadDocument) -> [Payload] {
        document.payloads.map { Payload($0, headers: settings.headers, bundleID: settings.bundleID) }
    }
}
