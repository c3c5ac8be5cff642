import SourceTree

/// The options `min` and `max` that several functions share, both included in what is allowed.
struct Bounds: Sendable {
    private let minimum: ExactNumber?
    private let maximum: ExactNumber?

    init(of function: String, _ options: inout OptionReader) {
        let faultsBefore = options.faults.count
        minimum = options.number("min")
        maximum = options.number("max")
        if minimum == nil, maximum == nil, options.faults.count == faultsBefore {
            options.fault("“\(function)” needs “min” or “max”, or both.")
        }
        if let minimum, let maximum, maximum < minimum {
            options.fault("“max” is less than “min”, so that nothing could ever fit.")
        }
    }

    func contain(_ count: Int) -> Bool { ExactNumber(String(count)).map { contain($0) } ?? false }

    func contain(_ number: ExactNumber) -> Bool {
        if let minimum, number < minimum { return false }
        if let maximum, maximum < number { return false }
        return true
    }

    func check(_ count: Int, _ subject: Subject, unit: String, report: (Problem) -> Void) {
        guard let number = ExactNumber(String(count)) else { return }
        if let minimum, number < minimum {
            report(
                Problem("\(subject.called) has \(count) \(unit); at least \(minimum) are needed.", at: subject.place))
        }
        if let maximum, maximum < number {
            report(
                Problem("\(subject.called) has \(count) \(unit); at most \(maximum) are allowed.", at: subject.place))
        }
    }

    func check(_ number: ExactNumber, text: String, _ subject: Subject, report: (Problem) -> Void) {
        if let minimum, number < minimum {
            report(
                Problem(
                    "\(subject.called) is \(text.shortened); it must not be less than \(minimum).", at: subject.place))
        }
        if let maximum, maximum < number {
            report(
                Problem(
                    "\(subject.called) is \(text.shortened); it must not be more than \(maximum).", at: subject.place))
        }
    }
}
