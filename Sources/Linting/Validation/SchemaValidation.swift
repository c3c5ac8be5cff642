import JSONSchema
import SourceTree

/// Checks documents of any kind against one schema.
public struct SchemaValidation: Sendable {
    private let schema: JSONSchema

    /// A check against this schema.
    public init(_ schema: JSONSchema) {
        self.schema = schema
    }

    /// What is wrong in a document that is one text.
    public func findings(in source: Source, as form: DocumentForm, _ resolver: inout PlaceResolver) -> [Finding] {
        do throws(SyntaxFault) {
            let tree = try form == .yaml ? YAMLParser.parse(source) : JSONParser.parse(source)
            return findings(in: tree, &resolver)
        } catch {
            return [fault(error, form == .yaml ? "yaml-syntax" : "json-syntax", in: source, &resolver)]
        }
    }

    /// The lines of a part of a text that need a closer look.
    ///
    /// - Parameter part: bytes; starts where a line does.
    public func check(_ part: Range<Int>, of source: Source) -> JSONLineCheck {
        source.bytes.withUnsafeBufferPointer { bytes in
            JSONLineCheck(UnsafeBufferPointer(rebasing: bytes[part])) { schema.accepts($0) }
        }
    }

    /// What is wrong in one line of a text.
    public func findings(in line: JSONLineCheck.Line, of source: Source, _ resolver: inout PlaceResolver) -> [Finding] {
        do throws(SyntaxFault) {
            return findings(in: try JSONLines.parse(line, of: source), called: "line", &resolver)
        } catch {
            return [fault(error, "json-syntax", in: source, &resolver)]
        }
    }

    private func findings(
        in tree: Tree, called whole: String = "file", _ resolver: inout PlaceResolver
    ) -> [Finding] {
        let weight = RuleWeight(severity: .error, isStated: false)
        let reading = ReadingProblems.problems(in: tree, called: whole).map { rule, problem in
            // The standard has names that stand twice as bad style, not as a fault (RFC 8259, section 4).
            let own = RuleWeight(severity: rule == "json-duplicate-key" ? .warning : .error, isStated: false)
            return resolver.finding(problem, rule: rule, weight: own, documentation: nil)
        }
        return reading
            + problems(in: tree.root).map {
                resolver.finding($0, rule: "schema", weight: weight, documentation: nil)
            }
    }

    /// What the schema refuses, bounded as what a rule finds in a payload.
    private func problems(in root: Node) -> [Problem] {
        let violations = schema.violations(of: root)
        let kept = violations.prefix(ProblemCollection.maximumPerRule)
        let excess = violations.count - kept.count
        let rest = excess > 0 ? [ProblemCollection.excess(excess, at: Spot(root))] : []
        return kept.map { Problem($0) } + rest
    }

    private func fault(
        _ fault: SyntaxFault, _ rule: String, in source: Source, _ resolver: inout PlaceResolver
    ) -> Finding {
        resolver.finding(
            Problem(fault.message, at: Spot(file: source, range: fault.range)), rule: rule,
            weight: RuleWeight(severity: .error, isStated: false), documentation: nil)
    }
}
