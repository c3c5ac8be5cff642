import Linting
import Payloads
import SourceTree

/// The arguments of a key as the formatter gets them.
struct SentArguments {
    struct Argument {
        let text: String
        /// Whether a backend fills it in, or a part of it, before it sends.
        let isPlaceholder: Bool
    }

    /// Nil where a template does not tell how many there are.
    let all: [Argument]?
    let steps: [RenderingStep]
    let count: Int

    var texts: [String] { all?.map(\.text) ?? [] }

    /// No arguments.
    static let none = SentArguments(all: [], steps: [], count: 0)

    private init(all: [Argument]?, steps: [RenderingStep], count: Int) {
        self.all = all
        self.steps = steps
        self.count = count
    }

    init(_ member: Member?, name: String, _ resolver: inout PlaceResolver) {
        guard let value = member?.value, value.kind != .null else {
            (all, steps, count) = ([], [], 0)
            return
        }
        let place = resolver.place(of: Spot(value))
        guard value.kind == .array else {
            if TemplatePlaceholder.stands(in: value) {
                (all, steps, count) = (nil, [], 0)
            } else {
                all = []
                count = 0
                steps = [
                    RenderingStep(
                        .fault, "“\(name)” is no array, so that the text is taken to get no arguments.", at: place)
                ]
            }
            return
        }
        let arguments = value.elements.map { SentArguments.argument($0) }
        count = arguments.count
        if value.holdsTemplateTags {
            all = nil
            steps = [RenderingStep(.uncertainty, "The template decides how many arguments there are.", at: place)]
            return
        }
        all = arguments
        var steps: [RenderingStep] = []
        for (index, element) in value.elements.enumerated() where element.kind != .string {
            steps.append(
                RenderingStep(
                    element.kind == .number ? .uncertainty : .fault,
                    "Argument \(index + 1) is no text; what a device makes of it is not documented.",
                    at: resolver.place(of: Spot(element))))
        }
        self.steps = steps
    }

    /// What `%@` shows for a value, as far as it is known: `NSNumber` and `NSNull` describe themselves.
    private static func argument(_ value: Node) -> Argument {
        let text =
            switch value.kind {
            case .string, .number: value.writtenText
            case .boolean: value.boolean == true ? "1" : "0"
            case .null: "<null>"
            case .array: "‹an array›"
            case .object: "‹an object›"
            }
        return Argument(text: text, isPlaceholder: TemplatePlaceholder.stands(in: value))
    }
}
