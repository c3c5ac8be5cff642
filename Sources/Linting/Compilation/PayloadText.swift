import SourceTree

/// The texts in a payload file: one for most, one a line for some.
struct PayloadText {
    private(set) var trees: [Tree] = []
    private(set) var problems: [PayloadDocument.ReadingProblem] = []

    /// A JSON text that was read without any problem.
    init(_ tree: Tree) { trees = [tree] }

    /// Some lines of a text that has one JSON text a line.
    ///
    /// - Parameters:
    ///   - trees: lines that were read without any problem.
    ///   - others: lines that are still to be read.
    init(_ trees: [Tree], _ others: [JSONLineCheck.Line], of source: Source) {
        read(JSONLines(others, of: source), source)
        self.trees = trees + self.trees
    }

    init(_ source: Source, isTemplate: Bool) {
        let isTemplate = isTemplate || PayloadName.isTemplate(source.name)
        if source.holdsLines || PayloadName.isLines(source.name) {
            isTemplate ? readTemplateLines(source) : read(JSONLines(source), source)
        } else if PayloadName.isYAML(source.name) {
            read(source) { source throws(SyntaxFault) in try YAMLParser.parse(source) }
        } else if isTemplate {
            readTemplate(source)
        } else {
            read(source) { source throws(SyntaxFault) in try JSONParser.parse(source) }
        }
    }

    private mutating func read(_ source: Source, _ parse: (Source) throws(SyntaxFault) -> Tree) {
        do throws(SyntaxFault) {
            let tree = try parse(source)
            trees = [tree]
            problems = ReadingProblems.problems(in: tree)
        } catch {
            problems = [PayloadText.problem(error, source)]
        }
    }

    private mutating func read(_ lines: JSONLines, _ source: Source) {
        trees = lines.trees
        problems = lines.trees.flatMap { ReadingProblems.problems(in: $0, called: "line") }
        problems += lines.faults.map { PayloadText.problem($0, source) }
    }

    private mutating func readTemplateLines(_ source: Source) {
        let template = JSONTemplate(source.bytes)
        let lines = JSONLines(Source(name: source.name, bytes: template.bytes), madeFrom: source)
        trees = lines.trees
        problems = template.hasTags ? [] : lines.trees.flatMap { ReadingProblems.problems(in: $0, called: "line") }
        problems += lines.faults.map { PayloadText.problem($0, inTemplate: source, template) }
    }

    /// Branches that exclude one another may hold the same key, and what a tag adds or leaves out may mend what looks
    /// broken, so that neither is held against a template with tags.
    private mutating func readTemplate(_ source: Source) {
        let template = JSONTemplate(source.bytes)
        let neutral = Source(name: source.name, bytes: template.bytes)
        do throws(SyntaxFault) {
            let tree = try JSONParser.parse(neutral).madeFrom(source)
            trees = [tree]
            problems = template.hasTags ? [] : ReadingProblems.problems(in: tree)
        } catch {
            problems = [PayloadText.problem(error, inTemplate: source, template)]
        }
    }

    private static func problem(
        _ fault: SyntaxFault, inTemplate source: Source, _ template: JSONTemplate
    ) -> PayloadDocument.ReadingProblem {
        let message = "With values in place of the template's placeholders, this is no JSON: \(fault.message)"
        let spot = Spot(file: source, range: fault.range)
        return ("json-syntax", Problem(message, at: spot, severity: template.hasTags ? .info : nil))
    }

    private static func problem(_ fault: SyntaxFault, _ source: Source) -> PayloadDocument.ReadingProblem {
        let spot = Spot(file: source, range: fault.range)
        if source.bytes.allSatisfy({ " \t\r\n".utf8.contains($0) }) {
            return ("json-syntax", Problem("\(fault.message) A payload is an object: {\"aps\": {...}}.", at: spot))
        }
        let text = String(decoding: source.bytes[fault.range], as: UTF8.self)
        let message =
            TemplatePlaceholder.stands(in: text) ? "\(fault.message) \(PayloadName.templateAdvice)" : fault.message
        return ("json-syntax", Problem(message, at: spot))
    }
}
