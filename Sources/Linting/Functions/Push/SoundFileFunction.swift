import SourceTree
import Spelling

/// Whether the app has a sound of this name, its extension included. Silent when the configuration names no sounds.
struct SoundFileFunction: RuleFunction {
    static let name = "soundFile"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, let name = value.string, !name.isEmpty, name != "default",
            let sounds = context.app.sounds, !sounds.contains(name)
        else { return }
        var message = "The app has no sound file \(value.quoted); the device plays its default sound, or none."
        if let nearest = Spelling.nearest(to: name, among: sounds.sorted()) ?? stem(of: name, in: sounds) {
            message += " Did you mean “\(nearest)”?"
        }
        report(Problem(message, at: value))
    }

    /// A sound of the same name with another extension, or with one where it was left out.
    private func stem(of name: String, in sounds: Set<String>) -> String? {
        let wanted = name.prefix { $0 != "." }
        return sounds.sorted().first { $0.prefix { $0 != "." } == wanted }
    }
}
