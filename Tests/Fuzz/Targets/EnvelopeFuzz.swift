import Linting
import Payloads
import SourceTree

/// What is found in a file of any form: payloads in envelopes, in texts inside texts, in templates, one a line.
enum EnvelopeFuzz: FuzzTarget {
    static let name = "envelope"
    private static let names = ["a.json", "a.json.j2", "a.yml", "a.ndjson", "a.apns", "a.json.erb", "a.json.hbs"]

    static func run(_ input: FuzzInput) {
        let (choice, rest) = input.choice(below: 2 * names.count)
        let source = Source(name: names[choice / 2], bytes: rest.bytes)
        let document = PayloadDocument(source, mustHold: true, isTemplate: choice % 2 == 1)
        var resolver = PlaceResolver()
        for payload in document.payloads {
            _ = payload.root.pointer
            let range = payload.root.rangeInFile
            precondition(range.lowerBound >= 0 && range.upperBound <= rest.bytes.count)
            _ = Payload(payload)
        }
        for problem in document.problems { _ = resolver.place(of: problem.problem.spot) }
        precondition(JSONTemplate(rest.bytes).bytes.count == rest.bytes.count)
    }
}
