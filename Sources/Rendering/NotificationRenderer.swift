import Linting
import Payloads
import SourceTree
import StringTables

/// Renders payloads as devices show them: the texts of an app's string tables with the arguments put in, or what an
/// extension chooses from the payload's own texts.
public struct NotificationRenderer {
    /// The settings that hold for the payload's file.
    public var settings: Settings
    private let strings: AppStrings?
    private var texts: TextRenderer

    /// - Parameter strings: the app's string tables; nil where there are none.
    public init(settings: Settings, strings: AppStrings?) {
        self.settings = settings
        self.strings = strings
        texts = TextRenderer(strings)
    }

    /// What a payload looks like in some languages.
    ///
    /// - Parameter number: which of its file's payloads it is, counted from 1; nil for the only one.
    public mutating func preview(
        of payload: Payload, number: Int? = nil, languages: PreviewLanguages = .usual
    ) -> PayloadPreview {
        let lines = alertTexts(of: payload)
        let own = ExtensionTexts(payload, settings, hasAlertText: !lines.isEmpty)
        let reason = Visibility.hiddenReason(payload, hasAlertText: !lines.isEmpty, hasMap: own != nil)
        var notifications: [RenderedNotification] = []
        if reason == nil {
            let steps = generalSteps(payload, own)
            notifications = languages.languages(for: own?.map, settings, strings).map { language in
                notification(lines, own, steps, language)
            }
        }
        return PayloadPreview(
            place: texts.resolver.place(of: Spot(payload.root)), number: number, envelope: payload.envelope,
            pushType: payload.pushType, hiddenReason: reason,
            dependsOnLanguage: own?.runs ?? false || lines.contains { $0.key != nil }, notifications: notifications)
    }

    private mutating func alertTexts(of payload: Payload) -> [AlertText] {
        if let alert = payload.root["aps"]?["alert"], alert.kind != .null {
            return AlertField.allCases.compactMap { AlertText($0, of: alert, in: payload, &texts.resolver) }
        }
        guard let text = payload.envelopeText else { return [] }
        return AlertField.allCases.compactMap { AlertText($0, of: text, in: payload, &texts.resolver) }
    }

    // MARK: What holds in every language

    private mutating func generalSteps(_ payload: Payload, _ own: ExtensionTexts?) -> [RenderingStep] {
        var steps: [RenderingStep] = []
        if let own {
            let place = texts.resolver.place(of: Spot(own.map.key))
            if let reason = own.reason {
                steps.append(
                    RenderingStep(
                        .fault, "The texts in “\(own.map.name)” are not used: \(reason), so that no extension runs.",
                        at: place))
            } else {
                steps.append(
                    RenderingStep(
                        .uncertainty,
                        "Shown as an extension shows it that takes the language's texts from “\(own.map.name)”; if it fails, the user reads the alert in aps.",
                        at: place))
            }
        } else if ExtensionTexts.isOn(payload) {
            steps.append(
                RenderingStep(.uncertainty, "mutable-content is on: the app's extension may show another text."))
        }
        if payload.pushType == .liveactivity {
            steps.append(
                RenderingStep(
                    .uncertainty,
                    "The alert of a Live Activity: a watch shows these texts, a phone presents the Live Activity itself."
                ))
        }
        return steps
    }

    // MARK: One language

    private mutating func notification(
        _ lines: [AlertText], _ own: ExtensionTexts?, _ steps: [RenderingStep], _ language: String
    ) -> RenderedNotification {
        var shown: [AlertField: RenderedText] = [:]
        for line in lines { shown[line.field] = texts.render(line, for: language) }
        var steps = steps
        if let own, own.runs { replace(&shown, by: own, language, &steps) }
        return RenderedNotification(
            language: language, title: shown[.title], subtitle: shown[.subtitle], body: shown[.body], steps: steps)
    }

    private mutating func replace(
        _ shown: inout [AlertField: RenderedText], by own: ExtensionTexts, _ language: String,
        _ steps: inout [RenderingStep]
    ) {
        guard let entry = own.entry(for: language) else {
            steps.append(
                RenderingStep(
                    .fallback, "“\(own.map.name)” has no \(language): the alert in aps is shown.",
                    at: texts.resolver.place(of: Spot(own.map.key))))
            return
        }
        if !entry.name.utf8.elementsEqual(language.utf8) {
            steps.append(
                RenderingStep(
                    .fallback, "“\(own.map.name)” has no \(language); \(entry.name) serves its users.",
                    at: texts.resolver.place(of: Spot(entry.key))))
        }
        for field in AlertField.allCases {
            if let text = own.text(for: field, in: entry) {
                let plain = texts.plain(text, "From “\(own.map.name)”, chosen by the extension.")
                shown[field] = RenderedText(pieces: plain.pieces, language: entry.name, steps: plain.steps)
            } else if let standard = shown[field], field != .subtitle {
                let step = RenderingStep(
                    .fallback,
                    "“\(entry.name)” in “\(own.map.name)” has no \(field.rawValue): that of the alert stays.",
                    at: texts.resolver.place(of: Spot(entry.key)))
                shown[field] = standard.adding([step])
            }
        }
    }
}
