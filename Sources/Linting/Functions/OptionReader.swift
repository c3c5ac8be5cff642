import JSONSchema
import SourceTree

/// Hands a function its options and notes what is wrong with them.
public struct OptionReader {
    private let function: Node
    private let options: Node?
    private let schemaFiles: SchemaFiles
    private var known: [String] = []
    private(set) var faults: [RuleSetFault] = []
    /// Keywords of schemas that look misspelt.
    private(set) var warnings: [RuleSetFault] = []

    init(function: Node, options: Node?, schemaFiles: SchemaFiles) {
        self.function = function
        self.schemaFiles = schemaFiles
        self.options = options?.kind == .null ? nil : options
        if let options = self.options, options.kind != .object {
            faults.append(
                RuleSetFault(
                    "“functionOptions” is a mapping of option names to values; this is \(options.kind.described).",
                    at: options))
        }
    }

    /// An option of any kind; nil when it is not given.
    public mutating func node(_ name: String) -> Node? {
        known.append(name)
        return options?[name]
    }

    /// An option that is a text; nil, with a fault, for anything else.
    public mutating func string(_ name: String) -> String? {
        node(name).flatMap { value in
            if value.kind == .string { return value.text }
            fault("The option “\(name)” is a text; this is \(value.kind.described).", at: value)
            return nil
        }
    }

    /// An option that is a list of texts; nil, with a fault, for anything else.
    public mutating func strings(_ name: String) -> [String]? {
        node(name).flatMap { value in
            let list = Array(value.elements)
            if value.kind == .array, list.allSatisfy({ $0.kind == .string }) { return list.map(\.text) }
            fault("The option “\(name)” is a list of texts; this is \(value.kind.described).", at: value)
            return nil
        }
    }

    /// An option that is a number; nil, with a fault, for anything else.
    public mutating func number(_ name: String) -> ExactNumber? {
        node(name).flatMap { value in
            if let number = value.number { return number }
            fault("The option “\(name)” is a number; this is \(value.kind.described).", at: value)
            return nil
        }
    }

    /// An option that is true or false; nil, with a fault, for anything else.
    public mutating func boolean(_ name: String) -> Bool? {
        node(name).flatMap { value in
            if let boolean = value.boolean { return boolean }
            fault("The option “\(name)” is true or false; this is \(value.kind.described).", at: value)
            return nil
        }
    }

    /// A JSON Schema that must be there, written out or by the name of its file.
    public mutating func schema(_ name: String) -> JSONSchema? {
        guard let value = node(name) else {
            fault("“\(function.text)” needs “\(name)”: a JSON Schema, or the path of a file that holds one.")
            return nil
        }
        do throws(SchemaFaults) {
            let schema = try schemaFiles.schema(value)
            warnings += schema.warnings.map { RuleSetFault($0) }
            return schema
        } catch {
            for fault in error.faults { self.fault(fault.message, at: fault.place) }
            return nil
        }
    }

    /// A text that is one of a few.
    public mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, of type: Choice.Type
    ) -> Choice? where Choice.RawValue == String {
        guard let value = node(name) else { return nil }
        if let choice = Choice(rawValue: value.text) { return choice }
        faults.append(.unknown(value, "value of “\(name)”", among: type.allCases.map(\.rawValue)))
        return nil
    }

    /// Notes a fault at an option's value, or at the function's name when there is no such place.
    public mutating func fault(_ message: String, at node: Node? = nil) {
        faults.append(RuleSetFault(message, at: node ?? options ?? function))
    }

    /// Notes the options that no call has asked for.
    mutating func finish() {
        guard let options else { return }
        for member in options.members where !known.contains(member.name) {
            if known.isEmpty {
                fault("The function “\(function.text)” takes no options.", at: member.key)
            } else {
                faults.append(.unknown(member.key, "option", among: known))
            }
        }
    }
}
