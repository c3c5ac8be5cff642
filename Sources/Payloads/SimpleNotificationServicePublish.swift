import SourceTree

/// The whole call that publishes a message through Amazon SNS: its `Message` is a text that holds the JSON of a
/// `SimpleNotificationServiceMessage`, whose payloads are texts in turn. A batch holds several under
/// `PublishBatchRequestEntries`.
///
/// Source: Amazon SNS API Reference, "Publish" and "PublishBatch".
struct SimpleNotificationServicePublish: Envelope {
    let name = "sns-publish"

    private static let targets: [StaticString] = ["TopicArn", "TargetArn", "PhoneNumber"]

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object else { return nil }
        if let entries = document["PublishBatchRequestEntries"], entries.kind == .array {
            var contents = EnvelopeContents(name, document)
            for entry in entries.elements { add(entry, to: &contents) }
            return contents.documents.count > 1 ? contents : nil
        }
        let isCall =
            document["MessageStructure"] != nil
            || SimpleNotificationServicePublish.targets.contains { document.member($0) != nil }
        guard isCall, document["Message"] != nil else { return nil }
        var contents = EnvelopeContents(name, document)
        add(document, to: &contents)
        return contents.documents.count > 1 || !contents.faults.isEmpty || isTemplate(document) ? contents : nil
    }

    /// Whether the message is a placeholder and nothing else, which will be a message of the kind that the call asks for.
    private func isTemplate(_ call: Node) -> Bool {
        guard let host = call["Message"], call["MessageStructure"]?.equals("json") ?? false else { return false }
        return EmbeddedJSON.isTemplate(host)
    }

    private func add(_ call: Node, to contents: inout EnvelopeContents) {
        guard let host = call["Message"] else { return }
        let isStructured = call["MessageStructure"]?.equals("json") ?? false
        // Without the structure, the message may be any text.
        let message: Node? =
            host.kind == .object ? host : isStructured ? contents.parse(host) : try? EmbeddedJSON.root(of: host)
        guard let message, message.kind == .object else { return }
        let headers = SimpleNotificationServicePublish.headers(in: call["MessageAttributes"])
        if let inner = SimpleNotificationServiceMessage().contents(of: message, attributes: headers) {
            contents.add(inner)
        }
    }

    /// Attributes and the headers that SNS makes of them (Amazon, "Mobile app attributes and values").
    private static let attributes: [(name: String, header: String)] = [
        ("AWS.SNS.MOBILE.APNS.PUSH_TYPE", "apns-push-type"), ("AWS.SNS.MOBILE.APNS.PRIORITY", "apns-priority"),
        ("AWS.SNS.MOBILE.APNS.TOPIC", "apns-topic"), ("AWS.SNS.MOBILE.APNS.COLLAPSE_ID", "apns-collapse-id"),
    ]

    private static func headers(in object: Node?) -> Headers {
        var headers = Headers()
        for (name, header) in attributes {
            guard let value = object?[name]?["StringValue"], value.kind == .string else { continue }
            headers.set(Headers.Header(name: header, node: value))
        }
        return headers
    }
}
